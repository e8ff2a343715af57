/** Invented lists as courts publish them, in ten layouts, with what stands in each. */

export interface PublishedCase {
  /** Key by which the number is compared. */
  key: string
  parties: string
  time: string | null
}

export interface PublishedList {
  layout: Layout
  text: string
  isHtml: boolean
  court: string
  /** Null for a list that says no day. */
  day: string | null
  kind: 'agreement' | 'hearing' | 'session'
  cases: PublishedCase[]
}

export const LAYOUTS = [
  'table',
  'csv',
  'numbered',
  'columns',
  'blocks',
  'bulletin',
  'session',
  'trailing',
  'stacked',
  'district',
] as const
export type Layout = (typeof LAYOUTS)[number]

const FIRST = 'Juana Pedro Rosalía Íñigo Ximena Tomás Benigna Eustaquio Graciela Ulises'.split(' ')
const LAST = 'Peñaloza Cárdenas Ochoa Villafuerte Ñáñez Arriaga Bustamante Lozano Quezada Tiscareño'.split(' ')
const COMPANIES = [
  'Molinos Ficticios, S.A. de C.V.',
  'Aceros Inventados del Bajío, S.A.P.I. de C.V.',
  'Caja Imaginaria, S.C. de A.P. de R.L.',
]
const COURTS = [
  'Juzgado Tercero de Distrito en Materia Civil en el Estado de Jalisco',
  'Juzgado Décimo Segundo de lo Civil de Proceso Oral',
  'Segundo Tribunal Colegiado en Materia Administrativa del Cuarto Circuito',
  'Primera Sala Regional Ficticia',
]
const KINDS = ['ORDINARIO CIVIL', 'EJECUTIVO MERCANTIL', 'CONTROVERSIA DEL ORDEN FAMILIAR', 'ESPECIAL HIPOTECARIO']
const DECISIONS = [
  'Se admite la demanda y se ordena emplazar.',
  'Se previene a la parte actora para que dentro del término de cinco días aclare su demanda.',
  'Téngase por presentado al promovente con el escrito de cuenta.',
  'Se da vista a las partes en 3 días con el informe.',
  'Agréguese a los autos el oficio 4512/2026 de la autoridad y la tesis 2a./J. 45/2023.',
]
const DAYS_IN_WORDS =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho'.split(
    ' '
  )
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** Numbers between 0 and 1 that are the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Draw {
  index: number
  upTo(limit: number): number
  of<T>(choices: readonly T[]): T
  chance(share: number): boolean
}

/** So many lists, the layouts one after the other. */
export function publishedLists(count: number, seed = 7): PublishedList[] {
  return Array.from({ length: count }, (_, index) =>
    publishedList(LAYOUTS[index % LAYOUTS.length]!, { seed: seed + index })
  )
}

/** One list of a layout. */
export function publishedList(
  layout: Layout,
  { seed, rows, isDated = true }: { seed: number; rows?: number; isDated?: boolean }
): PublishedList {
  const roll = dice(seed * 7919 + 13)
  const draw: Draw = {
    index: seed,
    upTo: (limit) => Math.floor(roll() * limit),
    of: (choices) => choices[Math.floor(roll() * choices.length)]!,
    chance: (share) => roll() < share,
  }
  const day = `2026-${String(1 + draw.upTo(12)).padStart(2, '0')}-${String(1 + draw.upTo(28)).padStart(2, '0')}`
  const list = {
    layout,
    day: isDated ? day : null,
    court: layout === 'bulletin' ? COURTS[3]! : layout === 'session' ? COURTS[2]! : draw.of(COURTS.slice(0, 2)),
  }
  const entries = Array.from({ length: rows ?? 6 + draw.upTo(20) }, (_, at) => entryOf(draw, at, layout))
  const cases = entries.flatMap(({ keys, parties, time }) => keys.map((key) => ({ key, parties, time })))
  const kind = layout === 'session' ? 'session' : layout === 'csv' ? 'hearing' : 'agreement'
  return { ...list, kind, cases, text: WRITERS[layout](entries, { ...list, draw }), isHtml: layout === 'table' }
}

interface Entry {
  keys: string[]
  /** The numbers as the list writes them. */
  said: string
  proceeding: string
  actor: string
  defendant: string
  parties: string
  decision: string
  time: string | null
}

function entryOf(draw: Draw, at: number, layout: Layout): Entry {
  const number = 1 + at * 37 + draw.upTo(30)
  const year = 2022 + draw.upTo(5)
  const [actor, defendant] = [personOf(draw), draw.chance(0.4) ? draw.of(COMPANIES) : personOf(draw)]
  const time = `${String(9 + draw.upTo(6)).padStart(2, '0')}:${draw.of(['00', '15', '30', '45'])}`
  const told = {
    ...{ actor, defendant, parties: `${actor} VS ${defendant}`, proceeding: draw.of(KINDS) },
    ...{ decision: draw.of(DECISIONS), time: layout === 'csv' ? time : null },
  }
  if (layout === 'bulletin') {
    const room = `17-${String(1 + draw.upTo(12)).padStart(2, '0')}-${1 + draw.upTo(9)}`
    const key = `${number}/${String(year).slice(2)}-${room.replace(/-0/g, '-')}`
    return { ...told, keys: [key], said: `${draw.chance(0.3) ? '0' : ''}${number}/${String(year).slice(2)}-${room}` }
  }
  const form = draw.upTo(7)
  const keys = [`${number}/${year}`]
  let said = `${number}/${year}`
  if (form === 0) said = `${String(number).padStart(5, '0')}/${String(year).slice(2)}`
  if (form === 1) said = `${number}/${year}-${draw.of(['I', 'II', 'III', 'IV-A'])}`
  if (form === 2) said = `${number}/${year} y acumulados`
  if (form === 3) {
    keys.push(`${number + 1}/${year}`)
    said = `${number}/${year} y su acumulado ${number + 1}/${year}`
  }
  if (form === 4) {
    keys.unshift(`${number + 2}/${year}`)
    said = `${number + 2} y ${number}/${year}`
  }
  return { ...told, keys, said }
}

const personOf = (draw: Draw) => `${draw.of(FIRST)} ${draw.of(LAST)} ${draw.of(LAST)}`

type Writer = (entries: Entry[], list: { court: string; day: string | null; draw: Draw }) => string

const figures = (day: string | null) => (day ? day.split('-').reverse().join('/') : '')
const written = (day: string | null) => {
  if (!day) return ''
  const [year, month, date] = day.split('-')
  return `${Number(date)} de ${MONTHS[Number(month) - 1]} de ${year}`
}

/** Breaks a text into lines of so many characters, as a page does. */
function wrapped(text: string, width: number, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= width) {
      lines.push(line)
      line = indent + word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].join('\n')
}

/** `the N of March of two thousand …`, in the words of courts. */
const inWords = (day: string | null) => {
  if (!day) return ''
  const [year, month, date] = day.split('-')
  return `${DAYS_IN_WORDS[Number(date) - 1]} de ${MONTHS[Number(month) - 1]} de dos mil ${year === '2026' ? 'veintiséis' : 'veintisiete'}`
}

/** Where a page ends, and the next begins. */
const pageBreak = (page: number, head: string) => `\n\nPágina ${page} de 9\n\f${head}\n`

const WRITERS: Record<Layout, Writer> = {
  table: (entries, { court, day, draw }) => {
    const dated = draw.chance(0.5)
    const cells = (entry: Entry) =>
      [
        entry.said,
        entry.proceeding,
        `${entry.actor}<br>vs.<br>${entry.defendant}`,
        `<p>${entry.decision}</p>`,
        ...(dated ? [figures(day)] : []),
      ]
        .map((cell) => `<td class="x">${cell}</td>`)
        .join('\n')
    const headings = [
      'No. de Expediente',
      'Tipo de juicio',
      'Partes',
      'Síntesis del acuerdo',
      ...(dated ? ['Fecha'] : []),
    ]
    return `<!doctype html><html><head><title>x</title><style>td{color:red}</style></head><body><h1>${court}</h1>
<p>Lista de acuerdos ${dated ? '' : `del ${written(day)}`}</p><table><thead><tr>${headings.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>
${entries.map((entry) => `<tr>${cells(entry)}</tr>`).join('\n')}</tbody></table><script>var expediente = '999/2026'</script></body></html>`
  },
  csv: (entries, { court, day, draw }) => {
    const mark = draw.of([',', ';'])
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const headings = draw.of([
      ['Órgano jurisdiccional', 'Expediente', 'Fecha de audiencia', 'Hora', 'Tipo de audiencia', 'Actor', 'Demandado'],
      ['JUZGADO', 'NÚM. EXP.', 'FECHA', 'HORA', 'AUDIENCIA', 'PARTE ACTORA', 'PARTE DEMANDADA'],
    ])
    const lines = entries.map(({ said, actor, defendant, time }) =>
      [court, said, figures(day), `${time} hrs`, 'Audiencia constitucional', actor, defendant].map(cell).join(mark)
    )
    return [headings.map(cell).join(mark), ...lines, ''].join('\r\n')
  },
  numbered: (entries, { court, day }) => {
    const paragraphs = entries.map(({ said, proceeding, parties, decision }, at) => {
      const text = wrapped(`${at + 1}.- Exp. ${said} ${proceeding}. ${parties}. ${decision}`, 74)
      return at % 9 === 8 ? text + pageBreak(at, court.toUpperCase()) : text
    })
    return `${court.toUpperCase()}\nLISTA DE ACUERDOS PUBLICADA EL ${written(day).toUpperCase()}\n\n${paragraphs.join('\n')}\n\n- 3 -\n`
  },
  columns: (entries, { court, day }) => {
    const widths = [36, 34, 44]
    const row = (cells: string[]) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()
    const lines = entries.flatMap(({ said, proceeding, actor, defendant, decision }, at) => {
      const [first, ...rest] = wrapped(decision, 30).split('\n')
      const party = [`${actor} VS`, defendant]
      const height = Math.max(rest.length + 1, party.length)
      const block = Array.from({ length: height }, (_, line) =>
        line === 0 ? row([said, proceeding, party[0]!, first!]) : row(['', '', party[line] ?? '', rest[line - 1] ?? ''])
      )
      return at % 11 === 10
        ? [...block, `Pág. ${at}`, '', court, row(['EXPEDIENTE', 'JUICIO', 'PARTES', 'ACUERDO'])]
        : block
    })
    return [
      court,
      `Acuerdos del ${figures(day)}`,
      '',
      row(['EXPEDIENTE', 'JUICIO', 'PARTES', 'ACUERDO']),
      ...lines,
    ].join('\n')
  },
  blocks: (entries, { court, day }) => {
    const blocks = entries.map(({ said, proceeding, actor, defendant, decision }, at) =>
      at % 3 === 2
        ? `EXPEDIENTE: ${said} ACTOR: ${actor} VS ${defendant} ${wrapped(`ACUERDO: ${decision}`, 60)}`
        : `EXPEDIENTE: ${said}\nACTOR: ${actor}\nDEMANDADO: ${defendant}\nJUICIO: ${proceeding}\n${wrapped(`SÍNTESIS: ${decision}`, 60)}`
    )
    return `JUZGADO: ${court}\nFECHA: ${written(day)}\n\n${blocks.join('\n\n')}\n`
  },
  bulletin: (entries, { court, day }) => {
    const lines = entries.map(({ said, actor, defendant, decision }) => [said, actor, defendant, decision].join('\t'))
    const head = ['EXPEDIENTE', 'ACTOR', 'AUTORIDAD DEMANDADA', 'SÍNTESIS'].join('\t')
    return [
      'BOLETÍN JURISDICCIONAL',
      court.toUpperCase(),
      `Publicado el ${written(day)}`,
      head,
      ...lines,
      'Página 1 de 1',
    ].join('\n')
  },
  session: (entries, { court, day }) => {
    const paragraphs = entries.map(({ said, actor, defendant }, at) =>
      wrapped(
        `${at + 1}. AMPARO DIRECTO ${said}. Quejoso: ${actor}. Tercero interesado: ${defendant}. Sentido del proyecto: Se niega el amparo, en términos de la jurisprudencia P./J. 12/2014.`,
        80
      )
    )
    return `${court.toUpperCase()}\nLISTA DE LOS ASUNTOS QUE SE VERÁN EN LA SESIÓN ORDINARIA 12/2026 DEL ${written(day).toUpperCase()}\nA LAS DIEZ HORAS\n\nMAGISTRADO PONENTE: ULISES LOZANO\n\n${paragraphs.join('\n\n')}\n`
  },
  trailing: (entries, { court, day }) => {
    const kinds = ['Ord. Civ.', 'Esp. Hip.', 'Ejec. Merc.', 'Controv. Fam.']
    const paragraphs = entries.map(({ said, actor, defendant }, at) => {
      const count = at % 3 === 0 ? '2 Acdos.' : '1 Acdo.'
      const text = wrapped(
        `${actor} vs. ${defendant} ${kinds[at % 4]} Núm. Exp. ${said}. ${count}`.replace(
          /(?<![.\s]) (?=Ord|Esp|Ejec|Contr)/,
          '. '
        ),
        60
      )
      if (at % 8 === 7) return `${text}\nPág. ${at} de 220\n${court.toUpperCase()}`
      return at % 5 === 4 ? `${text}\nSECRETARÍA "B"` : text
    })
    return `BOLETÍN JUDICIAL\n${court.toUpperCase()}\nSECRETARÍA "A"\nAcuerdos del día ${written(day)}\n${paragraphs.join('\n')}\n`
  },
  stacked: (entries, { court, day }) => {
    const head = ['No.', 'Expediente', 'Tipo de juicio', 'Partes', 'Fecha del auto', 'Síntesis']
    const cells = entries.flatMap(({ said, proceeding, parties, decision }, at) => [
      ...[String(at + 1), said, proceeding, parties, figures(day), decision],
    ])
    return [court, 'Lista de acuerdos', ...head, ...cells].join('\n')
  },
  district: (entries, { court, day }) => {
    const rows = entries.map(({ said, actor, defendant, decision }, at) =>
      [
        `${at + 1}.- ${at % 2 ? 'PRAL.' : 'INC. SUSP.'} ${said}`,
        `QUEJOSO: ${actor.toUpperCase()}`,
        `AUTORIDAD RESPONSABLE: ${defendant.toUpperCase()}`,
        `AUTO DE ${written(day).toUpperCase()}`,
        wrapped(
          at % 4
            ? decision
            : `${decision} Se señalan las diez horas con quince minutos del treinta de diciembre de dos mil veintisiete para la audiencia constitucional.`,
          90
        ),
        ...(at % 6 === 5 ? ['', `Página ${at} de 9`] : []),
      ].join('\n')
    )
    const head = `LISTA DE ACUERDOS QUE SE FIJA EN LOS ESTRADOS DE ESTE ${court.toUpperCase()}, HOY ${inWords(day).toUpperCase()}.`
    return `${head}\n\n${rows.join('\n\n')}\n`
  },
}
