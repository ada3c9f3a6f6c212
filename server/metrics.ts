import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/db/connect.ts';
import { keyedOutcomes, type KeyedWrites } from '#server/api/http/idempotency.ts';
import type { Load } from '#server/api/http/overload.ts';
import { statementsOf } from '#server/db/statements.ts';
import { renderChannel, RenderMessage } from '#server/host/views/render-channel.ts';
import { StartFailure } from './start-failure.ts';

/** Where metrics are served: a separate address, since they are not public. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

const secondsOf = (ms: number): number => ms / 1000;

/** The metrics of an app, and the server that exposes them. */
export interface Metrics {
  /** Serves the metrics at `/metrics` of the address, for Prometheus; returns that address with its port. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Measures an app and its database; call it before the app listens. */
export const createMetrics = (
  app: FastifyInstance,
  database: Pick<OpenDatabase, 'db' | 'pool'> | null,
  { host, port }: MetricsAddress,
): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  if (app.hasDecorator('load')) measureLoad(app.load, registry);
  if (app.hasDecorator('keyedWrites')) measureKeyedWrites(app.keyedWrites, registry);
  const stopMeasuringRenders = measureRenders(registry);
  if (database !== null) measureDatabase(database, registry);

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  return {
    async listen() {
      try {
        await once(server.listen({ host, port }), 'listening');
      } catch (error) {
        throw new StartFailure(
          `The metrics can't be served at port ${port} of ${host}. Set METRICS_ADDRESS to another.\n(${String(error)})`,
        );
      }
      const bound = server.address();
      return `http://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' ? bound?.port : port}`;
    },
    async close() {
      stopMeasuringRenders();
      server.closeAllConnections();
      if (server.listening) await promisify(server.close.bind(server))();
    },
  };
};

const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'tradecounter_request_duration_seconds',
    help: 'Time to answer a request, by route pattern; calls that a render makes to the store API count too.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const current = new Gauge({
    name: 'tradecounter_requests_in_progress',
    help: 'Requests that are being answered.',
    registers: [registry],
  });
  app.server.on('request', (_, response) => {
    current.inc();
    response.once('close', () => current.dec());
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    durations.observe(
      // Only route patterns, never addresses: those contain ids and are unbounded.
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      secondsOf(reply.elapsedTime),
    );
  });
};

const who = ['buying', 'browsing'] as const;

const measureLoad = (load: Load, registry: Registry): void => {
  const current = new Gauge({
    name: 'tradecounter_api_requests',
    help: 'Requests for the store API that are running or queued.',
    labelNames: ['who', 'state'],
    registers: [],
    collect() {
      for (const one of who) {
        const { working, waiting } = load.figures(one);
        this.set({ who: one, state: 'working' }, working);
        this.set({ who: one, state: 'waiting' }, waiting);
      }
    },
  });
  const refused = new Counter({
    name: 'tradecounter_api_refused_total',
    help: 'Requests for the store API that were refused because too many were in progress.',
    labelNames: ['who'],
    registers: [],
    collect() {
      this.reset();
      for (const one of who) this.inc({ who: one }, load.figures(one).refused);
    },
  });
  registry.registerMetric(current);
  registry.registerMetric(refused);
};

const measureKeyedWrites = (keyedWrites: KeyedWrites, registry: Registry): void => {
  const ended = new Counter({
    name: 'tradecounter_keyed_writes_total',
    help: 'Writes with an idempotency key, by how they ended.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      this.reset();
      const figures = keyedWrites.figures();
      for (const outcome of keyedOutcomes) this.inc({ outcome }, figures[outcome]);
    },
  });
  registry.registerMetric(ended);
};

const measureDatabase = ({ db, pool }: Pick<OpenDatabase, 'db' | 'pool'>, registry: Registry): void => {
  const durations = new Histogram({
    name: 'tradecounter_statement_duration_seconds',
    help: 'Time of a statement in the database.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5],
    registers: [registry],
  });
  statementsOf(db).onEnd(({ ms }) => durations.observe(secondsOf(ms)));
  const connections = new Gauge({
    name: 'tradecounter_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  const queue = new Gauge({
    name: 'tradecounter_database_queue',
    help: 'Requests that wait for a connection to the database.',
    registers: [],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  registry.registerMetric(queue);
};

const measureRenders = (registry: Registry): (() => void) => {
  const durations = new Histogram({
    name: 'tradecounter_render_duration_seconds',
    help: 'Time to render a view, including the time in the queue.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const queue = new Gauge({
    name: 'tradecounter_render_queue',
    help: 'Views that are queued to be rendered.',
    registers: [registry],
  });
  const observe = (message: unknown): void => {
    const { waiting, ended } = RenderMessage.parse(message);
    queue.set(waiting);
    if (ended !== undefined) durations.observe({ outcome: ended.outcome }, secondsOf(ended.ms));
  };
  renderChannel.subscribe(observe);
  return () => {
    renderChannel.unsubscribe(observe);
  };
};
