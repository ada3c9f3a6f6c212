import { type Html, html } from '#server/api/payments/sandbox/html.ts';
import type { ApiDocument, Operation } from './document.ts';
import { shapeView } from './shape.ts';

/** The documentation as one page without scripts. */
export const docsPage = (document: ApiDocument): string => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].toSorted();
  const { info, components } = document;
  const page = html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${info.title}</title>
      <link rel="stylesheet" href="/docs/docs.css" />
    </head>
    <body>
      <header>
        <h1>${info.title}</h1>
        <p>${info.description} <a href="/openapi.json">The same as an OpenAPI 3.1 document</a>.</p>
        <p>All addresses are below <code>${document.servers[0]?.url ?? ''}</code>.</p>
      </header>
      <nav aria-label="Groups of calls">
        <ul>
          ${tags.map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}
          <li><a href="#shapes">shapes</a></li>
        </ul>
      </nav>
      <main>
        <h2>Headers</h2>
        <dl>
          <dt><code>API-Key</code>, <code>StoreKey</code></dt>
          <dd>Which application asks, and which store. Needed by every call.</dd>
          <dt><code>Authorization</code></dt>
          <dd>
            <code>Bearer</code> and the token that signing in gives. Where a call is for shoppers alone it is needed; a bad
            or expired one is a 401 everywhere.
          </dd>
          <dt><code>X-Password-Change-Token</code> (in an answer)</dt>
          <dd>
            Comes with the 400 of a sign-in whose whole body is <code>"password_change_required"</code>: for ten minutes
            the bearer token of <code>PUT /customers/current/password</code>, and of nothing else that is the shopper's.
          </dd>
          ${Object.values(components.parameters).map(
            ({ name, description }) => html`<dt><code>${name}</code></dt><dd>${description}</dd>`,
          )}
        </dl>
        ${tags.map(
          (tag) => html`<section aria-labelledby="${tag}">
            <h2 id="${tag}">${tag}</h2>
            ${operations.filter(({ operation }) => operation.tags.includes(tag)).map(operationView)}
          </section>`,
        )}
        <section aria-labelledby="shapes">
          <h2 id="shapes">Shapes</h2>
          ${Object.entries(components.schemas).map(
            ([name, shape]) => html`<h3 id="schema-${name}">${name}</h3>${shapeView(shape)}`,
          )}
        </section>
      </main>
    </body>
  </html>`;
  return `<!doctype html>${page.text}`;
};

const operationView = (call: { path: string; method: string; operation: Operation }): Html => {
  const { operation } = call;
  const own = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  const body = operation.requestBody?.content['application/json'].schema;
  const answer = operation.responses['200'].content['application/json'].schema.properties?.['data'];
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${call.method}">${call.method.toUpperCase()}</span> <code>${call.path}</code>
      <span class="summary">${operation.summary}</span>
    </summary>
    <p>${audienceOf(operation)} Named <code>${operation.operationId}</code>.</p>
    ${
      own.length === 0
        ? null
        : html`<h3>In the address</h3>
          <table>
            <tbody>
              ${own.map(
                ({ name = '', in: place = '', required = false, schema }) => html`<tr>
                  <th scope="row"><code>${name}</code> <small>${required ? place : `${place}, optional`}</small></th>
                  <td>${schema === undefined ? null : shapeView(schema)}</td>
                </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${body === undefined ? null : html`<h3>Body</h3>${shapeView(body)}`}
    ${answer === undefined ? null : html`<h3>Answer, in <code>data</code></h3>${shapeView(answer)}`}
  </details>`;
};

const audienceOf = ({ security }: Operation): string => {
  const withToken = security.filter((one) => 'bearer' in one).length;
  if (withToken === 0) return 'Needs the two keys alone.';
  return withToken === security.length ? 'For signed-in shoppers.' : 'For anyone, signed in or not.';
};
