import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import Database from 'better-sqlite3'
import env from '#start/env'

export interface Ended {
  /** Exit code; null when it was killed. */
  code: number | null
  out: string
  err: string
}

let migrated: Promise<string> | null = null

/** An installation of its own, with an empty SQLite database, whose commands run as processes. */
export class Installation {
  private constructor(readonly folder: string) {}

  static async create(): Promise<Installation> {
    migrated ??= migrate()
    const folder = await mkdtemp(join(tmpdir(), 'foja-installation-'))
    await cp(await migrated, folder, { recursive: true })
    return new Installation(folder)
  }

  /** Starts a script of the project. */
  start(args: string[], settings: NodeJS.ProcessEnv = {}): ChildProcess & { ended: Promise<Ended> } {
    return start(this.folder, args, settings)
  }

  /** Runs a command to its end. */
  ace(args: string[], settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
    return this.start(['ace.js', ...args], settings).ended
  }

  /** Asks the database. */
  rows<Row>(sql: string, file = 'foja.sqlite'): Row[] {
    const connection = new Database(join(this.folder, file), { readonly: true, timeout: 5_000 })
    try {
      return connection.prepare(sql).all() as Row[]
    } finally {
      connection.close()
    }
  }

  /** Writes into the database. */
  write(sql: string): void {
    const connection = new Database(join(this.folder, 'foja.sqlite'), { timeout: 5_000 })
    connection.exec(sql)
    connection.close()
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}

/** Waits until something is so, looking often; gives up after so many seconds. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  for (let left = seconds * 20; left > 0; left--) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came true')
}

async function migrate(): Promise<string> {
  const folder = join(env.get('FOJA_DATA'), 'migrated')
  await mkdir(folder)
  const { code, out, err } = await start(folder, ['ace.js', 'migration:run']).ended
  if (code !== 0) throw new Error(`${out}${err}`)
  return folder
}

function start(
  folder: string,
  args: string[],
  settings: NodeJS.ProcessEnv = {}
): ChildProcess & { ended: Promise<Ended> } {
  const child = spawn(process.execPath, args, {
    cwd: app.makePath(),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DB_CONNECTION: 'sqlite',
      FOJA_DATA: folder,
      SOURCES_MIRROR: '',
      FORCE_COLOR: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (written.out += chunk))
  child.stderr.on('data', (chunk) => (written.err += chunk))
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...written })))
  return Object.assign(child, { ended })
}
