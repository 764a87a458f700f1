#!/usr/bin/env node
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { findFirefox } from '../src/testing/find-browser.ts'

/**
 * Stands between Playwright and the Firefox of this machine. Playwright drives a Firefox it did not build by WebDriver BiDi, and
 * asks every window for something that the long-kept release does not know yet; without an answer it opens none.
 */
const NOT_KNOWN_YET = new Set(['emulation.setMediaFeaturesOverride'])
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const place = findFirefox()
if (!place) throw new Error('There is no Firefox on this machine.')
const firefox = spawn(place, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
createInterface(firefox.stderr).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1]
  if (address) listenFor(address)
  else console.error(line)
})

function listenFor(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 })
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
  server.on('connection', (playwright, request) => join(playwright, `${address}${request.url}`))
}

function join(playwright: WebSocket, address: string): void {
  const browser = new WebSocket(address, { maxPayload: 0, perMessageDeflate: false })
  const open = new Promise((resolve) => browser.on('open', resolve))
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(String(data))
    await open
    if (NOT_KNOWN_YET.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else browser.send(String(data))
  })
  browser.on('message', (data) => playwright.send(String(data)))
  browser.on('close', () => playwright.close())
  playwright.on('close', () => browser.close())
}
