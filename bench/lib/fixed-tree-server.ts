import '#app/choose-mode.ts'
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { FixedTree } from './fixed-tree.ts'

/** What pages are measured against: a fixed tree, rendered to a string and sent, and nothing else. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!DOCTYPE html>${renderToString(createElement(FixedTree))}`)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
