import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Facts, Trace } from './trace.ts'

export type TraceSettings = {
  /** Where a collector takes OTLP over HTTP: `http://collector:4318`. */
  endpoint: string
  /** The share of requests that are traced, unless who asks has decided already. */
  share: number
  version: string
}

type Headers = Record<string, string | string[] | undefined>

/** Its name is known once it is over. */
export type EndRequest = (name: string, facts: Facts, failed: boolean) => void

export type Traces = {
  trace: Trace
  /** Begins what a request asks for, as a part of what its headers name; all that follows from `next` belongs to it. */
  begin(headers: Headers, next: () => void): EndRequest
  /** Sends what is left. */
  close(): Promise<void>
}

const readHeader = {
  get: (headers: Headers, name: string) => headers[name],
  keys: (headers: Headers) => Object.keys(headers),
}

/** OpenTelemetry, for those who have a collector; without one nothing of this is loaded. */
export function openTraces({ endpoint, share, version }: TraceSettings): Traces {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const names = new W3CTraceContextPropagator()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'xianji', 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('xianji')

  async function work<T>(name: string, facts: Facts, within: Context, act: () => Promise<T>): Promise<T> {
    const kind = 'db.system.name' in facts ? SpanKind.CLIENT : SpanKind.INTERNAL
    const span = tracer.startSpan(name, { kind, attributes: facts }, within)
    try {
      return await context.with(trace.setSpan(within, span), act)
    } catch (error) {
      // Its kind alone: a message may repeat what somebody typed.
      const code = SpanStatusCode.ERROR
      span.setStatus({ code, message: error instanceof Error ? error.name : 'thrown' })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    trace(name, facts, act) {
      const within = context.active()
      // What happens by itself is not part of a request, and not traced.
      return trace.getSpan(within) ? work(name, facts, within, act) : act()
    },
    begin(headers, next) {
      const from = names.extract(ROOT_CONTEXT, headers, readHeader)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from)
      context.with(trace.setSpan(from, span), next)
      return (name, facts, failed) => {
        span.updateName(name).setAttributes(facts)
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    close: () => provider.shutdown(),
  }
}
