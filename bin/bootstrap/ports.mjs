import { createServer } from 'node:net'

/** Addresses that share `localhost`: a program that holds only the other one would answer in our place. */
const LOOPBACK = ['127.0.0.1', '::1']

const PROBLEMS = { EADDRINUSE: 'taken', EACCES: 'forbidden' }

/**
 * Why a server could not listen there.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<'taken' | 'forbidden' | 'unknown-host' | null>} null when it could
 */
export async function portProblem(host, port) {
  const problem = await listenProblem(host, port)
  if (problem || !LOOPBACK.includes(host)) return problem
  const other = await listenProblem(LOOPBACK.find((address) => address !== host) ?? host, port)
  return other === 'unknown-host' ? null : other
}

/** @returns {ReturnType<typeof portProblem>} a machine without this kind of address answers `unknown-host` */
function listenProblem(host, port) {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      answer(PROBLEMS[error.code ?? ''] ?? 'unknown-host')
    })
    server.listen({ host, port, exclusive: true }, () => server.close(() => answer(null)))
  })
}

/**
 * The next free port above one that is taken.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number | null>}
 */
export async function nextFreePort(host, port) {
  for (let next = port + 1; next <= Math.min(port + 50, 65535); next++) {
    if ((await portProblem(host, next)) === null) return next
  }
  return null
}
