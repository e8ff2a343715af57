import { StandIn, thesis } from '../../functional/research/ingestion/stand_in.js'

/** A court of `count` fictitious theses as long as real ones, in a process of its own; tells its address to who started it. */
const count = Number(process.argv[2])
const words =
  'la persona inquilina demandó el depósito conforme al contrato de arrendamiento celebrado ante testigos porque la garantía se extingue con la obligación principal'.split(
    ' '
  )

function paragraph(seed: number): string {
  return Array.from(
    { length: 90 },
    (_, place) => words[(seed * 31 + place * 7 + (place % 5) * seed) % words.length]
  ).join(' ')
}

const court = await StandIn.open()
for (let id = 3_000_000; id < 3_000_000 + count; id++) {
  const texto = `Hechos: ${paragraph(id)}.\r\nCriterio jurídico: ${paragraph(id + 1)}.\r\nJustificación: ${paragraph(id + 2)} ${id}.`
  court.theses.set(id, thesis(id, { texto, anio: 1980 + (id % 46) }))
}
process.send?.(court.address)
