import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { translate } from '#app/core/messages/catalogue'
import { compileMessages, root } from '../../../inertia/i18n/compile.mjs'

type Catalogue = Record<string, string>

function catalogue(language: 'es' | 'es_client' | 'en'): Catalogue {
  const files = readdirSync(`${root}${language}`).map((file) => readFileSync(`${root}${language}/${file}`, 'utf8'))
  return Object.assign({}, ...files.map((file) => JSON.parse(file)))
}

const es = catalogue('es')
const en = catalogue('en')

/** What clients are told in other words. */
const client = catalogue('es_client')

/** What a message says, without its syntax: each of its forms, with a 2 for each value. */
function textOf(elements: unknown[]): string {
  return elements
    .map((element) => {
      const { type, value, options, children } = element as {
        type: number
        value: string
        options?: Record<string, { value: unknown[] }>
        children?: unknown[]
      }
      const forms = Object.values(options ?? {}).map((option) => textOf(option.value))
      if (type === 0) return value
      return forms.join('\n') + textOf(children ?? []) || '2'
    })
    .join('')
}

const said = (messages: Catalogue, id: string) => textOf(compileMessages({ [id]: messages[id]! })[id]!)

/** The messages of a catalogue in which a pattern stands, but for some of them. */
function found(messages: Catalogue, pattern: RegExp, isAllowed: (id: string) => boolean = () => false): string[] {
  return Object.keys(messages)
    .filter((id) => !isAllowed(id) && pattern.test(said(messages, id)))
    .map((id) => `${id}: ${messages[id]}`)
}

const inSpanish = (pattern: RegExp, isAllowed?: (id: string) => boolean) => [
  ...found(es, pattern, isAllowed),
  ...found(client, pattern, isAllowed),
]

/** Texts that show how to write a search, in which straight quotes mean something. */
const SEARCHES =
  /^research\.(placeholder|example\.|help\.)|^document_reading\.find\.placeholder$|^public\.search\.placeholder$/
const isSearch = (id: string) => SEARCHES.test(id)

/** The specification writes this one with its exclamation marks and capitals. */
const isSpecified = (id: string) => id === 'errors_ui.no_access_route'

/** What clients read: the portal, texts for them alone, and what is printed or sent to them. */
const CLIENTS =
  /^portal\.|^portal_link\.|_client\b|^mails\.(portal|invitation_client)|^matters\.client\.|^matters\.label\.client_text$|^portal_firm\.whatsapp\.text$|^client\./
const isForClients = (id: string) => CLIENTS.test(id)

/** What Spanish messages do not say, with the reason, and where it may stand. */
const SPANISH: [string, RegExp, ((id: string) => boolean)?][] = [
  ['«1.º» or «3.º»', /[13]\.º/],
  ['another word for agregar', /\bañad(?:ir|e|es|ido|ida|idos|idas|iendo|ió|a)\b|dar de alta/i],
  ['another word for eliminar', /\bborrar(?:á|la|lo)?\b|\bse borran?\b/i],
  ['another word for desarchivar', /sacar? del archivo|devolver a la lista/i],
  ['another word for responsable', /\bencargad[oa]s?\b/i, (id) => id.startsWith('privacy.')],
  ['another word for integrante', /\bmiembros?\b/i],
  ['another word for expediente', /plantillas? de asunto/i],
  [
    'another word for aviso',
    /\bnotificaci(?:ón|ones)\b/i,
    (id) => /palette\.words|matter_templates\.empty|^deadlines\.|^docket\.|^amparo\./.test(id),
  ],
  ['another word for cronología', /línea de tiempo/i],
  [
    'two genders in a row',
    /\b(\p{L}{4,})os? [uo] \1as?\b|\b(\p{L}{4,})as? [uo] \2os?\b|\p{L}@s?(?!\p{L})|\b(?:todxs|todes)\b|personas? usuarias?/iu,
  ],
  ['comfort or childish words', /todo va bien|dijo que sí|diga qué le pasa|lo mío\b|lo que hay ahora|quién es qué/i],
  ['an English word', /\b(?:email|e-mail|login|password|link|click|upload|download|dashboard|feedback|online|Enter)\b/],
  ['a question that names its answer', /¿Qué es:/],
]

/** The same for English ones. */
const ENGLISH: [string, RegExp, ((id: string) => boolean)?][] = [
  ['Spanish quotes', /[«»]/],
  [
    'British spelling',
    /\b(?:licence|labour|neighbour\w*|catalogue|cancelled|recognise\w*|organise\w*|authorise\w*|normalise\w*|favourite\w*|colour)\b/i,
  ],
  ['another word for email', /\be-mail/i],
  ['another word for phone', /\btelephone/i],
  ['another word for notification', /(?<!privacy )\bnotices?\b/i, (id) => /^privacy\.|^palette\.words/.test(id)],
  ['another word for permanently', /\bfor good\b/i],
  ['somebody, everybody, anybody, nobody', /\b(?:some|every|any|no)body\b/i],
  [
    'words of a translation',
    /who is what|come in by|came in by|take .+ off\b|is of \{|makes you the one|to whom it may|is so already|it is no \w|has no more\b/i,
  ],
]

/** Beginnings of sentences that ask something of who is addressed as «usted». */
const ORDERS =
  /(?:^|[.:;!?¿¡]\s+|\n)(?:Abra|Busque|Consulte|Elija|Escriba|Espere|Guarde|Haga|Inicie|Intente|Pruebe|Quite|Reciba|Revise|Seleccione|Siga|Suba|Vea|Vuelva|Puede usted)\b|\busted(?:es)?\b/

test.group('Words of the Spanish catalogue', () => {
  for (const [what, pattern, isAllowed] of SPANISH) {
    test(`hold no message with ${what}`, ({ assert }) => assert.deepEqual(inSpanish(pattern, isAllowed), []))
  }

  test('address people of firms as «tú»', ({ assert }) => {
    assert.deepEqual(found(es, ORDERS, isForClients), [])
  })

  test('quote with «»', ({ assert }) => assert.deepEqual(inSpanish(/["“”']/, isSearch), []))

  test('shout nothing that the specification does not', ({ assert }) => {
    assert.deepEqual(
      inSpanish(/[¡!]/, (id) => isSpecified(id) || id.startsWith('join.thanks.')),
      []
    )
  })
})

test.group('Ordinals of circuits', () => {
  test('are shortened as they are spoken', ({ assert }) => {
    const ordinals = {
      1: '1.er',
      2: '2.º',
      3: '3.er',
      4: '4.º',
      11: '11.er',
      12: '12.º',
      13: '13.er',
      23: '23.er',
      31: '31.er',
      32: '32.º',
    }
    for (const [number, ordinal] of Object.entries(ordinals)) {
      assert.equal(translate('es', 'judiciary.circuit', { number: Number(number) }), `${ordinal} circuito`)
      assert.equal(translate('es', 'research.court.circuit_number', { value: number }), `${ordinal} circuito`)
    }
    assert.equal(
      translate('es', 'research.court.in_circuit', { name: 'Juzgado', circuit: '3' }),
      'Juzgado, 3.er circuito'
    )
    assert.equal(translate('en', 'research.court.in_circuit', { name: 'Court', circuit: '22' }), 'Court, 22nd circuit')
  })
})

test.group('Words of the English catalogue', () => {
  for (const [what, pattern, isAllowed] of ENGLISH) {
    test(`hold no message with ${what}`, ({ assert }) => assert.deepEqual(found(en, pattern, isAllowed), []))
  }

  test('quote with “ ” and ’', ({ assert }) => assert.deepEqual(found(en, /["']/, isSearch), []))
})

test.group('Words of both catalogues', () => {
  test('hold one ellipsis instead of three dots', ({ assert }) => {
    assert.deepEqual([...found(es, /\.\.\./), ...found(en, /\.\.\./)], [])
  })

  test('hold no doubled blank or blank before punctuation', ({ assert }) => {
    const isFile = (id: string) => id === 'transfers.readme'
    const untidy = /(?<!\n) {2}|\p{L} [,;:.!?](?!\p{L}|\d)/u
    assert.deepEqual([...found(es, untidy, isFile), ...found(en, untidy, isFile)], [])
  })
})
