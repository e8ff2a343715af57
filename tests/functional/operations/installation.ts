import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import Database from 'better-sqlite3'
import env from '#start/env'
import type { Ended } from '#tests/helpers/command'
import { childEnvironment } from '#tests/helpers/child'

type Program = ChildProcess & { ended: Promise<Ended> }

let migrated: Promise<string> | null = null

/** An installation of its own, with an empty SQLite database, whose commands run as processes. */
export class Installation {
  readonly #started = new Set<Program>()

  private constructor(readonly folder: string) {}

  static async create(): Promise<Installation> {
    migrated ??= migrate()
    const folder = await mkdtemp(join(tmpdir(), 'foja-installation-'))
    await cp(await migrated, folder, { recursive: true })
    return new Installation(folder)
  }

  /** One whose database has had no migration. */
  static async empty(): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'foja-installation-')))
  }

  /** Starts a script of the project. */
  start(args: string[], settings: NodeJS.ProcessEnv = {}): Program {
    const program = start(this.folder, args, settings)
    this.#started.add(program)
    void program.ended.then(() => this.#started.delete(program))
    return program
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

  /** Ends what still runs, as after a failed test, and takes the folder away. */
  async remove(): Promise<void> {
    for (const program of this.#started) program.kill('SIGKILL')
    await Promise.all([...this.#started].map(({ ended }) => ended))
    await rm(this.folder, { recursive: true, force: true })
  }
}

async function migrate(): Promise<string> {
  const folder = join(env.get('FOJA_DATA'), 'migrated')
  await mkdir(folder)
  const { code, out, err } = await start(folder, ['ace.js', 'migration:run']).ended
  if (code !== 0) throw new Error(`${out}${err}`)
  return folder
}

function start(folder: string, args: string[], settings: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(process.execPath, args, {
    cwd: app.makePath(),
    env: {
      ...childEnvironment(),
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
