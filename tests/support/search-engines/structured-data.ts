import Validator from '@adobe/structured-data-validator';
import { z } from 'zod';

const Node = z.looseObject({ '@type': z.string() });
const Graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(Node) });

/** The nodes of a page's structured data, given as JSON. */
export const nodesIn = (json: string): z.output<typeof Node>[] => Graph.parse(JSON.parse(json))['@graph'];

/** Why search engines would reject structured data: required fields that are missing or of the wrong type. */
export const structuralFaults = async (nodes: readonly object[]): Promise<string[]> => {
  const typed = nodes.map((node) => Node.parse(node));
  const jsonld = Object.fromEntries(typed.map((node) => [node['@type'], [node]]));
  const issues = await new Validator().validate({ jsonld });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
};
