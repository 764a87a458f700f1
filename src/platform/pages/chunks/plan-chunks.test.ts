import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Graph, type Module, planChunks } from './plan-chunks.ts'

const graphOf = (modules: Record<string, Module>, pages: string[][]): Graph => ({
  modules: new Map(Object.entries(modules)),
  pages: pages.map((starts) => ({ starts, visits: 1 })),
})

const module = (size: number, ...needs: string[]): Module => ({ size, needs })

test('what only one page needs goes with the page; what the same pages need is one file', () => {
  const graph = graphOf(
    {
      home: module(100, 'a', 'b'),
      cart: module(100, 'a', 'b', 'c'),
      a: module(9000),
      b: module(9000),
      c: module(50),
    },
    [['home'], ['cart']],
  )
  const plan = planChunks(graph)
  expect([...plan.keys()]).toEqual(['a', 'b'])
  expect(plan.get('a')).toBe(plan.get('b'))
})

test('a little that a page does not need is cheaper than another file, much is not', () => {
  const small = { p: module(1, 'all', 'some'), q: module(1, 'all', 'some'), r: module(1, 'all') }
  const pages = [['p'], ['q'], ['r']]
  const light = planChunks(graphOf({ ...small, all: module(9000), some: module(100) }, pages))
  expect(light.get('some')).toBe(light.get('all'))
  const heavy = planChunks(graphOf({ ...small, all: module(9000), some: module(90_000) }, pages))
  expect(heavy.get('some')).not.toBe(heavy.get('all'))
})

test('no file needs itself by way of another', () => {
  const anyGraph = fc
    .array(fc.tuple(fc.nat(5000), fc.array(fc.nat(30), { maxLength: 4 })), { minLength: 5, maxLength: 30 })
    .chain((nodes) =>
      fc.tuple(
        fc.constant(nodes),
        fc.array(fc.array(fc.nat(nodes.length - 1), { minLength: 1, maxLength: 4 }), {
          minLength: 2,
          maxLength: 6,
        }),
      ),
    )
  fc.assert(
    fc.property(anyGraph, ([nodes, pages]) => {
      // A module needs only later ones, as modules without circles do.
      const modules = new Map(
        nodes.map(([size, needs], at) => [
          `${at}`,
          { size, needs: needs.filter((next) => next > at && next < nodes.length).map(String) },
        ]),
      )
      const plan = planChunks({
        modules,
        pages: pages.map((starts) => ({ starts: starts.map(String), visits: 1 })),
      })
      const next = new Map<string, Set<string>>()
      for (const [id, chunk] of plan)
        for (const needed of modules.get(id)?.needs ?? []) {
          const other = plan.get(needed)
          if (other && other !== chunk) next.set(chunk, (next.get(chunk) ?? new Set()).add(other))
        }
      for (const start of next.keys()) {
        const found = new Set(next.get(start))
        for (const chunk of found) for (const one of next.get(chunk) ?? []) found.add(one)
        expect(found.has(start)).toBe(false)
      }
    }),
  )
})
