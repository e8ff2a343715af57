import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Rec = Record<string, unknown>
type Answer = (response: ServerResponse) => void

const ROOT = '/bicentenario.scjn.gob.mx/repositorio-scjn/api/v1/'
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** A fictitious thesis in the shape of the court's repository. */
export function thesis(id: number, extra: Rec = {}): Rec {
  const record = {
    idTesis: id,
    rubro: `ARRENDAMIENTO FICTICIO NÚMERO ${id}. EL DEPÓSITO DEBE DEVOLVERSE AL CONCLUIR EL CONTRATO.`,
    texto: `Hechos: Una inquilina ficticia reclamó el depósito del contrato ${id}.\r\nCriterio jurídico: El depósito debe devolverse.\r\nJustificación: La garantía se extingue con la obligación.`,
    precedentes: `Amparo directo ${id % 900}/2023. Persona ficticia. 8 de marzo de 2023. Unanimidad de votos.`,
    epoca: 'Undécima Época',
    instancia: 'Tribunales Colegiados de Circuito',
    tipoTesis: 'Aislada',
    anio: 2023,
    mes: 'Marzo',
    materias: ['Civil'],
    ...extra,
  }
  return { ...record, huellaDigital: hashOf(record) }
}

/** A fictitious ruling. */
export function ruling(id: number, extra: Rec = {}): Rec {
  const record = {
    engroseId: id,
    expediente: `${id}/2024`,
    asunto: `AMPARO EN REVISIÓN ${id}/2024`,
    tipoAsunto: 'AMPARO EN REVISIÓN',
    resolucion: 'PRIMERO. Se confirma la sentencia ficticia. SEGUNDO. Se niega el amparo a la persona ficticia.',
    fechaResolucion: '12/06/2024',
    ...extra,
  }
  return { ...record, huellaDigital: hashOf(record) }
}

/** A stand-in of the court's repository on loopback, as a mirror serves it. */
export class StandIn {
  readonly theses = new Map<number, Rec>()
  readonly rulings = new Map<number, Rec>()
  /** What to answer instead, by path after `/api/v1/`. */
  readonly instead = new Map<string, Answer>()
  /** Paths asked for. */
  readonly asked: string[] = []
  /** Paths of records whose whole body was sent. */
  readonly bodies: string[] = []
  /** Called before each answer of a record. */
  onRecord: (count: number) => void = () => {}
  #server = createServer((request, response) => this.#answer(request, response))
  #records = 0

  static async open(): Promise<StandIn> {
    const standIn = new StandIn()
    await new Promise<void>((listening) => standIn.#server.listen(0, '127.0.0.1', listening))
    return standIn
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Publishes theses numbered from `first`. */
  addTheses(count: number, first = 2_990_001): this {
    for (let id = first; id < first + count; id++) this.theses.set(id, thesis(id))
    return this
  }

  /** Forgets what was asked for. */
  forget(): void {
    this.asked.length = this.bodies.length = 0
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', this.address)
    const path = url.pathname.replace(ROOT, '')
    this.asked.push(path)
    const other = this.instead.get(path)
    if (other) return other(response)
    const [index, what = ''] = path.split('/')
    const records = index === 'tesis' ? this.theses : this.rulings
    if (what === 'count') return void response.end(String(records.size))
    if (what === 'ids') return void response.end(JSON.stringify(pageOf([...records.keys()], url.searchParams)))
    this.#record(records.get(Number(what)), path, { request, response })
  }

  #record(
    record: Rec | undefined,
    path: string,
    { request, response }: { request: IncomingMessage; response: ServerResponse }
  ): void {
    this.onRecord(++this.#records)
    if (!record) return void response.writeHead(500).end()
    const etag = `"${hashOf(record).slice(0, 20)}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    this.bodies.push(path)
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(record))
  }
}

function pageOf(ids: number[], query: URLSearchParams): number[] {
  const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
  return ids.sort((one, other) => other - one).slice(page * size, (page + 1) * size)
}
