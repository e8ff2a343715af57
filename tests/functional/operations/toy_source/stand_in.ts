import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const NOTICES = [
  {
    number: 1,
    heading: 'Aviso de horario ficticio',
    text: 'La oficialía ficticia abre a las nueve horas.',
    date: '2026-02-03',
    office: 'Secretaría Ficticia',
  },
  {
    number: 2,
    heading: 'Acuerdo de suspensión de plazos',
    text: 'Se suspenden los plazos por mantenimiento ficticio.',
    date: '2025-07-01',
    office: 'Instituto Ficticio',
  },
  { number: 3, heading: 'Aviso sin texto', text: '', date: '2026-03-01', office: 'Secretaría Ficticia' },
]

/** The site of the fictitious gazette on loopback, as a mirror serves it. */
export async function openGazette() {
  const answers = new Map<string, unknown>(NOTICES.map((notice) => [`/avisos/${notice.number}.json`, notice]))
  answers.set(
    '/avisos.json',
    NOTICES.map(({ number }) => String(number))
  )
  const server = createServer((request, response) => {
    const found = answers.get((request.url ?? '').replace('/gaceta.example', ''))
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(found === undefined ? '' : JSON.stringify(found))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  }
}
