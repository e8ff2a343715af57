import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the sources: `build/` runs beside its own parent, so that both share `data/`. */
function projectRoot(root: URL): string {
  const path = fileURLToPath(root)
  return /[/\\]build[/\\]?$/.test(path) ? resolve(path, '..') : path
}

/** Reads the key of this installation, making it once: `wx` lets one of two processes that start together win. */
function appKey(dataFolder: string): string {
  const file = join(dataFolder, 'app_key')
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return readFileSync(file, 'utf8').trim()
}

/** A cookie with `Secure` never reaches a page over plain http, save on loopback, which browsers trust. */
export function assertUrlCanCarryCookies(appUrl: string): void {
  const url = new URL(appUrl)
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol === 'http:' && !loopback) {
    throw new Error(
      `APP_URL is ${appUrl}: over plain http nobody could stay signed in. Put Foja behind https and set APP_URL to its https address.`
    )
  }
}

/** The server of SEARCH_ENGINE=meilisearch has to be named, and the name of an index is what a server takes. */
function assertSearchServer({ SEARCH_ENGINE, MEILISEARCH_URL, MEILISEARCH_KEY, MEILISEARCH_INDEX }: NodeJS.ProcessEnv) {
  if (SEARCH_ENGINE !== 'meilisearch') return
  if (!MEILISEARCH_URL || !MEILISEARCH_KEY)
    throw new Error(
      'SEARCH_ENGINE=meilisearch needs MEILISEARCH_URL and MEILISEARCH_KEY, e.g. http://127.0.0.1:7700 and its master key.'
    )
  if (MEILISEARCH_INDEX && !/^[a-zA-Z0-9_-]{1,200}$/.test(MEILISEARCH_INDEX))
    throw new Error(`MEILISEARCH_INDEX is ${MEILISEARCH_INDEX}: an index is named with letters, digits, - and _.`)
}

/** Closes a folder of before this was done, whatever its files allow. One of somebody else, or that all share such as /tmp, stays as it is. */
function closeToOthers(folder: string): void {
  const { mode, uid } = statSync(folder)
  const isShared = (mode & 0o1000) !== 0
  if ((mode & 0o077) !== 0 && !isShared && uid === process.getuid?.()) chmodSync(folder, mode & 0o700)
}

/** Fills in what the environment leaves open. All state lives in FOJA_DATA, an absolute path. */
export async function applyDefaults(root: URL, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  env.NODE_ENV ??= 'development'
  env.PORT ||= '3333'
  env.HOST ||= '127.0.0.1'
  env.APP_URL ||= `http://localhost:${env.PORT}`
  env.LOG_LEVEL ||= 'info'
  env.TRUST_PROXY ||= 'loopback'
  env.DB_CONNECTION ||= 'sqlite'
  env.SEARCH_ENGINE ||= 'embedded'
  env.SOURCES_SYNC ||= 'off'
  env.DRIVE_DISK ||= 'local'
  env.MAIL_DRIVER ||= 'local'
  env.MAIL_FROM ||= 'Foja <no-responder@localhost>'
  env.MAIL_OUTBOX ||= 'closed'
  env.API_CRYPT ||= 'off'
  const folder = env.FOJA_DATA || (env.NODE_ENV === 'test' ? `tmp/test-${process.pid}` : 'data')
  env.FOJA_DATA = isAbsolute(folder) ? folder : resolve(projectRoot(root), folder)
  mkdirSync(env.FOJA_DATA, { recursive: true, mode: 0o700 })
  closeToOthers(env.FOJA_DATA)
  env.APP_KEY ||= appKey(env.FOJA_DATA)
  assertSearchServer(env)
  if (env.DRIVE_DISK !== 'local') {
    throw new Error(
      `DRIVE_DISK=${env.DRIVE_DISK} is not available in this version: set DRIVE_DISK=local, which keeps files in FOJA_DATA/files.`
    )
  }
  if (env.MAIL_DRIVER === 'smtp' && !env.SMTP_URL) {
    throw new Error('MAIL_DRIVER=smtp needs SMTP_URL, e.g. smtp://user:password@mail.example.mx:587.')
  }
  assertUrlCanCarryCookies(env.APP_URL)
}
