import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise'
import type { IndexedDocument } from '#app/core/search/search_engine'
import { Lexicon } from '#app/research/search/words/lexicon'
import { FIELDS } from './corpus.js'
import type { RivalEngine } from './engines.js'
import { condition } from './naive_engine.js'
import type { BenchQuery } from './queries.js'
import { stemsOf } from './stems_of.js'

const SINGLE = Object.keys(FIELDS).filter((field) => field !== 'materia')
const WAIT_MILLISECONDS = 250
const MAX_WAITS = 120

/** A MariaDB server of its own with an InnoDB FULLTEXT index over the stemmed texts, asked in boolean mode. Timed only: its notion of words differs in places. */
export class MariadbEngine implements RivalEngine {
  batch = 1_000
  isExact = false
  #server: ChildProcess
  #socket: string
  #connection!: Connection
  #lexicon = new Lexicon()

  constructor(directory: string) {
    const datadir = join(directory, 'mariadb')
    this.#socket = join(directory, 'm.sock')
    execFileSync(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--datadir=${datadir}`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
        '--user=root',
      ],
      {
        stdio: 'ignore',
      }
    )
    const options = [
      '--skip-networking',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_bin',
      '--innodb-flush-log-at-trx-commit=0',
    ]
    const words = [
      '--innodb-ft-min-token-size=1',
      '--innodb-ft-enable-stopword=OFF',
      '--innodb-buffer-pool-size=1G',
      '--max-allowed-packet=64M',
    ]
    this.#server = spawn(
      'mariadbd',
      ['--no-defaults', '--user=root', `--datadir=${datadir}`, `--socket=${this.#socket}`, ...options, ...words],
      { stdio: 'ignore' }
    )
  }

  async start(): Promise<void> {
    this.#connection = await this.#connect(MAX_WAITS)
    await this.#connection.query('CREATE DATABASE bench')
    await this.#connection.query('USE bench')
    const fields = SINGLE.map((field) => `${field} VARCHAR(40)`).join(', ')
    await this.#connection.query(
      `CREATE TABLE document (id INT PRIMARY KEY, published DATE, ${fields}, title TEXT, body TEXT, stems TEXT)`
    )
    await this.#connection.query(
      'CREATE TABLE document_materia (document INT, value VARCHAR(40), PRIMARY KEY (document, value))'
    )
  }

  async index(documents: IndexedDocument[]): Promise<void> {
    const rows = documents.map(({ id, title, body, publishedOn, facets }) => [
      id,
      publishedOn,
      ...SINGLE.map((field) => facets[field][0]),
      title,
      body,
      stemsOf(`${title}\n${body}`, this.#lexicon),
    ])
    await this.#connection.query('INSERT INTO document VALUES ?', [rows])
    const values = documents.flatMap(({ id, facets }) => facets.materia.map((value) => [id, value]))
    await this.#connection.query('INSERT INTO document_materia VALUES ?', [values])
  }

  async finishIndex(): Promise<void> {
    await this.#connection.query('CREATE FULLTEXT INDEX words ON document (stems)')
    await this.#connection.query('ANALYZE TABLE document')
  }

  /** The total: the rest of the page is read too and thrown away. */
  async search({ request: { filters }, stems }: BenchQuery): Promise<number> {
    const match = 'MATCH (d.stems) AGAINST (? IN BOOLEAN MODE)'
    const asked = stems.map((stem) => `+${stem}`).join(' ')
    const conditions = Object.entries(filters).map(([field, { length }]) => condition(field, length))
    const from = `FROM document AS d WHERE ${[match, ...conditions].join(' AND ')}`
    const values = [asked, ...Object.values(filters).flat()]
    const [[{ total }]] = await this.#connection.query<RowDataPacket[]>(`SELECT count(*) AS total ${from}`, values)
    await this.#connection.query(
      `SELECT d.id, d.title, d.body ${from} ORDER BY ${match} DESC, d.published DESC, d.id DESC LIMIT 10`,
      [...values, asked]
    )
    for (const field of SINGLE) await this.#connection.query(`SELECT d.${field}, count(*) ${from} GROUP BY 1`, values)
    await this.#connection.query(
      `SELECT m.value, count(*) FROM document_materia AS m JOIN (SELECT d.id ${from}) AS hits ON hits.id = m.document GROUP BY 1`,
      values
    )
    return total as number
  }

  async close(): Promise<void> {
    await this.#connection?.end()
    if (this.#server.exitCode !== null) return
    const ended = new Promise((resolve) => this.#server.once('exit', resolve))
    this.#server.kill()
    await ended
  }

  async #connect(waits: number): Promise<Connection> {
    try {
      return await createConnection({ socketPath: this.#socket, user: 'root' })
    } catch (error) {
      if (waits === 0 || this.#server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS))
      return this.#connect(waits - 1)
    }
  }
}
