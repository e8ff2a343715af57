import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { catalogue, clientVoice, translate } from '#app/core/messages/catalogue'
import { modules, readCatalogue, readClientCatalogue, root } from '../../../inertia/i18n/compile.mjs'

/** What clients of firms read: whole catalogues, or what of one begins so. */
const READ_BY_CLIENTS: Record<string, RegExp> = {
  access: /^(?!access\.(maintenance_spared))/,
  common: /./,
  documents:
    /^(documents\.problem\.(none|program|notScanned|quota|size|empty|broken)|notices\.document_shared|notifications\.kind\.document_(shared|version))/,
  errors: /^errors\.(COD|ER|SES|UVA|_ENT|TKN|VAL|SSO|GGL|LOG|PSW|RTE)/,
  errors_ui: /./,
  forms: /./,
  invitation_link: /^invitation_link\.(?!member\.|role_deleted)/,
  invitations: /^invitations\.(accepted\.client|found\.|empty\.received|unproved|waiting\.)/,
  mails: /./,
  mails_accounts: /^(?!mails\.recovery_unknown)/,
  mails_auth: /./,
  mails_invitations: /^mails\.invitation_client\./,
  mails_join: /^mails\.(account_exists|verify_email)\./,
  mails_notices: /./,
  mails_portal: /./,
  mails_settings: /./,
  matters: /^matters\.client\./,
  notifications: /./,
  own_data: /./,
  portal: /./,
  portal_firm: /^(notices\.|notifications\.kind\.)portal_/,
  portal_link: /./,
  privacy: /^privacy\.deleted/,
  recovery: /./,
  security: /./,
  sessions: /./,
  settings: /./,
  shell: /^shell\.(?!guise|home|search_unavailable|login)/,
  validation: /^validation\.(?!slug|rfc|curp|zip|taxZip|clabe|license|too_many)/,
}

/** Pronouns and verbs of tú, wherever they stand. */
const FAMILIAR = [
  'tú|tu|tus|ti|te|contigo|tuyo|tuya|tuyos|tuyas',
  'eres|estás|estabas|has|hayas|vas|ves|sabes|haces|das|puedes|podrás|podrías|tienes|tenías|tendrás|tengas|quieres|quieras|debes|deberás',
  'necesitas|usas|entras|entraste|inicias|sigues|trabajas|recibes|eliges|prefieres|recuerdas|reconoces|reconozcas|conoces|crees|pierdes|mantenías',
  'enviaste|escribiste|hiciste|fuiste|pediste|iniciaste|activaste|desactivaste|generaste|vinculaste|desvinculaste|saliste|registraste|abriste|completaste|confirmaste|cambiaste|aceptaste|guardaste|olvidaste',
  '(?!(?:com|re|a)?parte(?!\\p{L}))\\p{L}+(?:arte|erte|irte)',
  '(?:inténta|escríbe|elíge|revísa|guárda|recárga|ciérra|cámbia|píde|cópia|envía|búsca|ábre|créa|transfiére|desvincúla|revóca|pón|bórra)(?:lo|la|los|las|nos)',
  'no (?:hagas|compartas|envíes|escribas|cierres|olvides|uses|reenvíes)',
].join('|')

/** Orders of tú where an order can stand: at the beginning of a sentence or of a part of one. */
const ORDERS = [
  'escribe|elige|revisa|guarda|intenta|vuelve|recarga|cierra|cambia|pide|espera|completa|usa|entra|abre|inicia|confirma|escanea|selecciona|copia|descarga|crea',
  'continúa|indica|avisa|envía|toca|busca|agrega|quita|ignora|comparte|pon|haz|corrige|elimina|apaga|responde|recupera|restablece|revoca|reduce|acepta|genera|regístrate|evita',
].join('|')

const WORD = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const SAYS_TU = new RegExp(WORD(FAMILIAR), 'iu')
const ORDERS_TU = new RegExp(`(?:^|[.;:¿¡(,]\\s+|\\d\\.\\s+|\\n|\\s[yo]\\s)${WORD(ORDERS)}`, 'iu')

/** No orders of tú: nouns, and what somebody or something does. */
const OTHERWISE = [
  'invitations.waiting.text',
  'mails.email_change_warning.body',
  'mails.own_data.title',
  'mails.portal_link.body',
  'mails.portal_link_sent.body',
  'own_data.archive.readme',
  'portal.words.preparation',
  'portal_link.sent_text',
  'recovery.email_section.google',
]

/** Words that the specification gives, letter by letter, for everybody. */
const SPECIFIED = ['errors_ui.no_access_route']

/** What stands on the pages of sign-in, joining and recovery, where nobody knows yet whether a client reads or a firm. */
const READ_BEFORE_SIGN_IN =
  /^(sign_in\.|join\.|shell\.login\.|recovery\.(ask|change|strength|email$|back$|have_code|letter_sent|still_active|resend|new_password|password_(common|personal|short|long|changed$)))/

/** Words that the specification gives for these pages. */
const SPECIFIED_BEFORE_SIGN_IN = ['join.session_ended']

/** Pronouns of usted, and its orders where one can stand. */
const POLITE = WORD('usted|ustedes|su|sus|suyo|suya|suyos|suyas|le|les')
const ORDERS_POLITE =
  'escriba|elija|revise|guarde|intente|vuelva|use|entre|abra|inicie|confirme|ingrese|pida|evite|agregue|regístrese|inténtelo|espere|haga'
const SAYS_USTED = new RegExp(`${POLITE}|(?:^|[.;:¿¡(,]\\s+)${WORD(ORDERS_POLITE)}`, 'iu')

const client = catalogue(clientVoice('es'))

const isRead = (module: string, id: string) => READ_BY_CLIENTS[module]?.test(id)

test.group('Spanish before sign-in', () => {
  const isDirect = (text: string) => SAYS_TU.test(text) || ORDERS_TU.test(text) || SAYS_USTED.test(text)

  test('addresses its reader neither as a firm nor as a client', ({ assert }) => {
    const es = readCatalogue('es')
    const read = Object.keys(es).filter((id) => READ_BEFORE_SIGN_IN.test(id) && !SPECIFIED_BEFORE_SIGN_IN.includes(id))
    assert.isAbove(read.length, 100)
    assert.deepEqual(
      read.filter((id) => isDirect(es[id]!)).map((id) => `${id}: ${es[id]}`),
      []
    )
    const own = Object.keys(readClientCatalogue())
    assert.deepEqual(
      read.filter((id) => own.includes(id)),
      [],
      'what addresses nobody is said to clients in the same words'
    )
  })

  test('notices who is addressed', ({ assert }) => {
    const direct = [
      'Crea tu cuenta',
      'Escriba su correo',
      'Revisa el correo.',
      'Escriba el código.',
      'Le enviamos uno.',
    ]
    assert.deepEqual(
      direct.filter((text) => !isDirect(text)),
      []
    )
    assert.isFalse(isDirect('Ingresar el código de seis dígitos que enviamos.'))
  })
})

test.group('Spanish for clients of firms', () => {
  test('says usted in everything that clients read', ({ assert }) => {
    const read = modules().flatMap((module) => {
      const others = modules().filter((name) => name !== module)
      return Object.keys(readCatalogue('es', { without: others })).filter((id) => isRead(module, id))
    })
    assert.isAbove(read.length, 500)
    const familiar = read.filter((id) => {
      if (SPECIFIED.includes(id)) return false
      const text = client[id]!
      return SAYS_TU.test(text) || (ORDERS_TU.test(text) && !OTHERWISE.includes(id))
    })
    assert.deepEqual(
      familiar.map((id) => `${id}: ${client[id]}`),
      []
    )
  })

  test('notices the forms of tú', ({ assert }) => {
    const familiar = [
      'Revisa tu correo.',
      'Inténtalo de nuevo.',
      'Lo que escribiste sigue aquí.',
      '1. Escanea este código.',
    ]
    assert.deepEqual(
      familiar.filter((text) => !SAYS_TU.test(text) && !ORDERS_TU.test(text)),
      []
    )
    const polite = [
      'Revise su correo.',
      'Inténtelo de nuevo.',
      'El enlace abre una sola vez.',
      'Una parte del aparato.',
    ]
    assert.deepEqual(
      polite.filter((text) => ORDERS_TU.test(text)),
      []
    )
  })

  test('says in other words only what Spanish says, in the same places', ({ assert }) => {
    const es = readCatalogue('es')
    const own = readClientCatalogue()
    assert.deepEqual(
      Object.keys(own).filter((id) => !(id in es) || es[id] === own[id]),
      []
    )
    const values = (text: string) => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort()
    assert.deepEqual(
      Object.keys(own).filter((id) => String(values(es[id]!)) !== String(values(own[id]!))),
      []
    )
    const files = readdirSync(join(root, 'es_client')).map((file) => file.replace('.json', ''))
    assert.deepEqual(
      files.filter((file) => !modules().includes(file)),
      []
    )
  })

  test('goes with a build', ({ assert }) => {
    assert.include(readFileSync(join(root, '../../adonisrc.ts'), 'utf8'), 'inertia/i18n/{es,es_client,en}/*.json')
  })

  test('is chosen by whom it speaks to', ({ assert }) => {
    const [id, polite] = Object.entries(readClientCatalogue()).find(([, text]) => !text.includes('{'))!
    assert.equal(translate(clientVoice('es'), id), polite)
    assert.equal(translate('es', id), readCatalogue('es')[id])
    assert.equal(translate(clientVoice('es'), 'common.save'), translate('es', 'common.save'))
    assert.equal(clientVoice('en'), 'en')
  })
})
