import { get } from 'node:http'
import { pause } from './processes.mjs'

/** @param {string} host where the server listens @returns {string} where it can be reached from here */
export const reachable = (host) => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host

/**
 * Waits until the server says that it is ready; a version without that address is asked whether it lives.
 * @param {{ host: string, port: number }} address
 * @param {{ seconds?: number, isOver?: () => boolean }} [patience] isOver: the server has died
 * @returns {Promise<boolean>}
 */
export async function waitUntilReady({ host, port }, { seconds = 90, isOver = () => false } = {}) {
  const end = Date.now() + seconds * 1000
  let path = '/health/ready'
  while (Date.now() < end && !isOver()) {
    const status = await statusOf({ host: reachable(host), port, path })
    if (status === 200) return true
    if (status === 404) path = '/health/live'
    await pause(150)
  }
  return false
}

/** @returns {Promise<number>} 0 when nobody answers */
function statusOf(address) {
  return new Promise((answer) => {
    const request = get({ ...address, timeout: 5000 }, (response) => {
      response.resume()
      answer(response.statusCode ?? 0)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => answer(0))
  })
}
