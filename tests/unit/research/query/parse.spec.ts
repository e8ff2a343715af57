import { test } from '@japa/runner'
import type { Condition, Term } from '#app/research/query/ast'
import { parseQuery } from '#app/research/query/parse'
import { Lexicon } from '#app/research/search/words/lexicon'

const lexicon = new Lexicon()
const scjn = ['documentType', 'epoca', 'tipo', 'instancia', 'materia', 'año', 'numero']
const laws = ['date', 'topic', 'is_abrogated']
const cjf = ['numExpediente', 'subMateria', 'organo', 'magistrados', 'sentidoSentencia', 'downloadedPDF']

function parse(text: string, filters = scjn) {
  return parseQuery(text, { lexicon, filters, synonyms: false })
}

/** A condition in one line, to be compared: `and(~ampar or(~direct =x))`. */
function shown(condition: Condition | null): string {
  if (condition === null) return 'all'
  if (condition.kind === 'and') return `and(${condition.all.map(shown).join(' ')})`
  if (condition.kind === 'or') return `or(${condition.any.map(shown).join(' ')})`
  if (condition.kind === 'not') return `not(${shown(condition.condition)})`
  if (condition.kind === 'title') return `title(${term(condition.term)})`
  if (condition.kind === 'facet') return `${condition.filter}(${condition.words.join(' ')})`
  return term(condition)
}

function term(one: Term): string {
  if (one.kind === 'word') return one.stem === null ? `=${one.folded}` : `~${one.stem}`
  if (one.kind === 'prefix') return `${one.folded}*`
  if (one.kind === 'phrase') return `"${one.words.join(' ')}"`
  const inner = one.terms.map(term).join(' ')
  return one.kind === 'near' ? `near/${one.distance}(${inner})` : `any(${inner})`
}

const MEANT: [typed: string, condition: string][] = [
  ['', 'all'],
  ['   ', 'all'],
  ['Amparos DIRECTO', 'and(~ampar ~direct)'],
  ['"suplencia de la queja"', '"suplencia de la queja"'],
  ['“Suplencia de la queja”', '"suplencia de la queja"'],
  ['«suplencia DE, la queja»', '"suplencia de la queja"'],
  ['"Amparos"', '=amparos'],
  ['"amparo directo', 'and(~ampar ~direct)'],
  ['amparo -penal', 'and(~ampar not(~penal))'],
  ['-penal', 'not(~penal)'],
  ['-penal -"orden de aprehensión"', 'and(not(~penal) not("orden de aprehension"))'],
  ['amparo -mercant*', 'and(~ampar not(mercant*))'],
  ['amparo -(civil OR penal)', 'and(~ampar not(or(~civil ~penal)))'],
  ['amparo NOT penal', 'and(~ampar not(~penal))'],
  ['ex-juez - --', 'and(~ex ~juec)'],
  ['civil OR penal', 'or(~civil ~penal)'],
  ['civil O penal', 'or(~civil ~penal)'],
  ['civil o penal', 'and(~civil ~penal)'],
  ['civil or penal', 'and(~civil ~or ~penal)'],
  ['amparo civil OR penal directo', 'and(~ampar or(~civil ~penal) ~direct)'],
  ['civil OR penal OR "cosa juzgada"', 'or(~civil ~penal "cosa juzgada")'],
  ['civil OR', '~civil'],
  ['OR civil', '~civil'],
  ['civil OR OR penal', 'or(~civil ~penal)'],
  ['civil OR -penal', 'and(~civil not(~penal))'],
  ['amparo AND civil', 'and(~ampar ~civil)'],
  ['amparo AND', '~ampar'],
  ['(amparo civil) OR penal', 'or(and(~ampar ~civil) ~penal)'],
  ['((civil))', '~civil'],
  ['(civil OR penal', 'or(~civil ~penal)'],
  ['a) amparo b) queja', 'and(~ampar ~b ~quej)'],
  ['() ( ) amparo', '~ampar'],
  ['amparo NEAR/8 civil', 'near/8(~ampar ~civil)'],
  ['amparo CERCA/8 civil', 'near/8(~ampar ~civil)'],
  ['amparo NEAR civil', 'near/10(~ampar ~civil)'],
  ['amparo NEAR/0 civil', 'near/1(~ampar ~civil)'],
  ['amparo NEAR/999 civil', 'near/50(~ampar ~civil)'],
  ['amparo NEAR/3 "cosa juzgada" NEAR/5 civil', 'near/3(~ampar "cosa juzgada" ~civil)'],
  ['amparo near/3 civil', 'and(~ampar ~near ~3 ~civil)'],
  ['NEAR/3 civil', '~civil'],
  ['civil NEAR/3', '~civil'],
  ['civil NEAR/3 -penal', 'and(~civil not(~penal))'],
  ['penal amparo NEAR/3 civil OR queja', 'and(~penal or(near/3(~ampar ~civil) ~quej))'],
  ['prescripc*', 'prescripc*'],
  ['Constitucional* * juez', 'and(constitucional* ~juec)'],
  ['a* juez', '~juec'],
  ['123/2024', '"123 2024"'],
  ['amparo 123/2024-II', 'and(~ampar "123 2024" ~ii)'],
  ['de la', 'and(=de =la)'],
  ['la queja de los', '~quej'],
  ['queja -de', 'and(~quej not(=de))'],
  ['rubro:amparo', 'title(~ampar)'],
  ['Título:"cosa juzgada" civil', 'and(title("cosa juzgada") ~civil)'],
  ['title:ampar*', 'title(ampar*)'],
  ['-rubro:amparo', 'not(title(~ampar))'],
  ['materia:penal', 'materia(penal)'],
  ['MATERIA:Común', 'materia(comun)'],
  ['materia:"derecho penal"', 'materia(derecho penal)'],
  ['época:11', 'epoca(undecima)'],
  ['epoca:9a.', 'epoca(novena)'],
  ['época:undécima', 'epoca(undecima)'],
  ['instancia:pleno amparo', 'and(instancia(pleno) ~ampar)'],
  ['ano:2024', 'año(2024)'],
  ['año:2022-2024', 'or(año(2022) año(2023) año(2024))'],
  ['documentType:tesis', 'documentType(tesis)'],
  ['registro:2024494', 'numero(2024494)'],
  ['-materia:penal', 'not(materia(penal))'],
  ['(materia:penal OR materia:civil) amparo', 'and(or(materia(penal) materia(civil)) ~ampar)'],
  ['materia: penal', 'and(~mater ~penal)'],
  ['nadie:penal', 'and(~nad ~penal)'],
  ['constructor:penal __proto__:x', 'and(~constructor ~penal ~prot ~x)'],
  ['🙂 👩‍⚖️', 'all'],
  ['\u0000\u0007', 'all'],
]

test.group('Query parser', () => {
  for (const [typed, condition] of MEANT)
    test(`reads «${typed}» as ${condition}`, ({ assert }) =>
      assert.equal(shown(parse(typed).query.condition), condition))

  test('accepts the fields of the source by the names lawyers use', ({ assert }) => {
    const in_ = (text: string, filters: string[]) => shown(parse(text, filters).query.condition)
    assert.equal(in_('tema:fiscal abrogada:sí', laws), 'and(topic(fiscal) is_abrogated(true))')
    assert.equal(in_('submateria:familiar', cjf), 'subMateria(familiar)')
    assert.equal(in_('expediente:12/2024', cjf), 'numExpediente(12 2024)')
    assert.equal(
      in_('juzgado:octavo magistrado:pérez sentido:ampara', cjf).replaceAll(/[a-z]+\(/gi, '('),
      '((octavo) (perez) (ampara))'
    )
    assert.equal(in_('materia:penal', laws), 'and(~mater ~penal)')
  })

  test('ranks by each word that is not excluded, once', ({ assert }) => {
    const { ranked } = parse('amparo amparos rubro:civil -penal materia:laboral "cosa juzgada"').query
    assert.deepEqual(ranked.map(term), ['~ampar', '~civil', '"cosa juzgada"'])
  })

  test('parses the same text alike every time', ({ assert }) => {
    const text = 'amparo OR "queja" (civil -x) NEAR/3 rubro:y'
    assert.deepEqual(parse(text), parse(text))
  })
})

test.group('Query interpretation shown to the reader', () => {
  test('lists words, phrases and exclusions as typed', ({ assert }) => {
    const { understood } = parse('Amparos "cosa JUZGADA" -Penal -"x y" merc* amparo NEAR/99 civil 12/2024')
    assert.deepEqual(understood, {
      words: ['merc*', 'amparo NEAR/50 civil'].toSpliced(0, 0, 'amparos'),
      phrases: ['cosa juzgada', '12/2024'],
      excluded: ['penal', '"x y"'],
      ignored: [],
      synonyms: [],
      fields: [],
    })
  })

  test('lists fields as parsed', ({ assert }) => {
    assert.deepEqual(parse('rubro:amparo época:11 año:2020-2021 -materia:penal').understood, {
      words: [],
      phrases: [],
      excluded: ['materia:penal'],
      ignored: [],
      synonyms: [],
      fields: [
        { field: 'title', text: 'amparo' },
        { field: 'epoca', text: '11' },
        { field: 'año', text: '2020-2021' },
      ],
    })
  })

  const IGNORED: [typed: string, ignored: string[]][] = [
    ['la queja de los', ['la', 'de', 'los']],
    ['OR civil', ['OR']],
    ['civil O', ['O']],
    ['civil OR -penal', ['OR']],
    ['AND', ['AND']],
    ['amparo AND civil', []],
    ['NEAR/3 civil NEAR', ['NEAR/3', 'NEAR']],
    ['amparo NEAR/3 pen*', ['NEAR/3']],
    ['civil NOT', ['NOT']],
    ['a* bc* de* fg*', ['a*', 'fg*']],
    ['materia:pen*', ['materia:pen*']],
    ['rubro:(civil)', ['rubro:']],
    ['-', []],
  ]
  for (const [typed, ignored] of IGNORED)
    test(`ignores in «${typed}»: ${ignored.join(', ') || 'nothing'}`, ({ assert }) =>
      assert.deepEqual(parse(typed).understood.ignored, ignored))

  test('searches 32 different words and lists the others as ignored', ({ assert }) => {
    const words = Array.from({ length: 40 }, (_, index) => `palabra${index}`)
    const { query, understood } = parse(`${words.join(' ')} palabra0`)
    assert.lengthOf(query.ranked, 32)
    assert.deepEqual(understood.ignored, words.slice(32))
    const [phrase] = parse(`"${words.join(' ')}"`).query.ranked
    assert.lengthOf(phrase!.kind === 'phrase' ? phrase!.words : [], 32)
  })

  test('treats a pasted rubro in capitals as words, including its O', ({ assert }) => {
    const rubro = 'SUSPENSIÓN PROVISIONAL O DEFINITIVA. DEBE NEGARSE CUANDO EL ACTO SE HAYA CONSUMADO.'
    assert.notInclude(shown(parse(rubro).query.condition), 'or(')
    assert.include(parse(rubro).understood.ignored, 'o')
    assert.equal(shown(parse('QUEJA O REVISIÓN').query.condition), 'or(~quej ~revision)')
  })
})
