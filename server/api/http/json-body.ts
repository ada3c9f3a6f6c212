import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';

/** Parses JSON like Fastify, guarding against prototype poisoning; an empty body yields undefined instead of an error. */
export const parseJson = (api: FastifyInstance): FastifyBodyParser<string> => {
  const parse = api.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  };
};

/** Whether the request has a body, which its client may send as slowly as it likes. */
export const awaitsBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
