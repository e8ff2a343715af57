import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { catalogue, clientVoice, translate } from '#app/core/messages/catalogue'
import {
  libraryModules,
  modules,
  publicModules,
  readCatalogue,
  readClientCatalogue,
  root,
} from '../../../inertia/i18n/compile.mjs'

/** What clients of firms read: whole catalogues, or what of one begins so. */
const READ_BY_CLIENTS: Record<string, RegExp> = {
  access: /^(?!access\.(maintenance_spared))/,
  amparo: /^(amparo\.client\.|notices\.client_amparo|notifications\.kind\.client_amparo)/,
  calendar: /./,
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
  mails_hearings: /./,
  mails_invitations: /^mails\.invitation_client\./,
  mails_join: /^mails\.(account_exists|verify_email)\./,
  mails_notices: /./,
  mails_portal: /./,
  mails_settings: /./,
  matters: /^matters\.client\./,
  notifications: /./,
  own_data: /./,
  payments:
    /^(payments\.(method|state|problem\.proof_type)|notices\.client_payment|notifications\.kind\.client_payment)/,
  portal: /./,
  portal_account: /./,
  portal_firm: /^(notices\.|notifications\.kind\.)portal_/,
  portal_link: /./,
  privacy: /^privacy\.deleted/,
  recovery: /./,
  security: /./,
  sessions: /./,
  settings: /./,
  shell: /^shell\.(?!acting_as|home|search_unavailable|login)/,
  validation: /^validation\.(?!slug|rfc|curp|zip|taxZip|clabe|license|too_many)/,
}

/** Pronouns and verbs of tú, wherever they stand. */
const FAMILIAR = [
  'tú|tu|tus|ti|te|contigo|tuyo|tuya|tuyos|tuyas',
  'eres|estás|estabas|has|hayas|habías|vas|ves|sabes|haces|das|puedes|podrás|podrías|tienes|tenías|tendrás|tengas|quieres|quieras|debes|deberás',
  'quisiste|necesitas|usas|litigas|entras|entraste|inicias|sigues|trabajas|recibes|eliges|prefieres|recuerdas|reconoces|reconozcas|conoces|crees|pierdes|mantenías',
  'enviaste|escribiste|hiciste|fuiste|pediste|iniciaste|activaste|desactivaste|generaste|vinculaste|desvinculaste|saliste|registraste|abriste|completaste|confirmaste|cambiaste|aceptaste|guardaste|olvidaste',
  '(?!(?:com|re|a)?parte(?!\\p{L}))\\p{L}+(?:arte|erte|irte)',
  '(?:inténta|verifíca|compruéba|escríbe|elíge|revísa|guárda|recárga|ciérra|cámbia|píde|cópia|envía|búsca|ábre|créa|transfiére|desvincúla|revóca|pón|bórra)(?:lo|la|los|las|nos)',
  'no (?:hagas|compartas|envíes|escribas|cierres|olvides|uses|reenvíes)',
].join('|')

/** Orders of tú where an order can stand: at the beginning of a sentence or of a part of one. */
const ORDERS = [
  'escribe|elige|revisa|guarda|intenta|vuelve|recarga|cierra|cambia|pide|espera|completa|usa|entra|abre|inicia|confirma|escanea|selecciona|copia|descarga|crea',
  'continúa|indica|avisa|envía|toca|busca|agrega|quita|ignora|comparte|pon|haz|corrige|elimina|apaga|responde|recupera|restablece|revoca|reduce|prueba(?! que| del?(?! nuevo))|verifica|comprueba|consulta(?! de)|corrige|libera|conserva tu|espera|recuerda|acepta|genera|regístrate|evita',
].join('|')

const WORD = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
const SAYS_TU = new RegExp(WORD(FAMILIAR), 'iu')
const ORDERS_TU = new RegExp(`(?:^|[.;:¿¡(,]\\s+|\\d\\.\\s+|\\n|\\s[yo]\\s)${WORD(ORDERS)}`, 'iu')

/** No orders of tú: nouns, and what somebody or something does. */
const OTHERWISE = [
  'invitations.waiting.text',
  'laws.condition.notYet',
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

/** Catalogues that visitors meet: those of the pages before sign-in and of the public library, and what validators answer. */
const READ_BY_VISITORS = [...publicModules, ...libraryModules, 'validation']

/** What stands in these catalogues for members alone. */
const READ_BEHIND_SIGN_IN =
  /^(shell\.(home|acting_as)\.|recovery\.(code_sent|code_still_active|confirm|password_section|email_section|password_changed_here|email_same)|research\.(court|recent)|own_data\.|lists\.)/

/** Mails that reach people who have no account, and what stands under every mail. */
const MAILS_TO_VISITORS =
  /^mails\.(footer|link_hint|verify_email\.|recovery_unknown\.|invitation_(member|client)\.|portal_link_unknown\.)/

/** Words that the specification gives for these pages. */
const SPECIFIED_BEFORE_SIGN_IN = ['join.session_ended', ...SPECIFIED]

/** Pronouns and verbs of usted, wherever they stand; «su» and «sus» only where what they name is the reader's. */
const USTED_FORMS = [
  'usted|ustedes|le|les',
  'sus? (?:cuenta|correo|contraseña|sesión|sesiones|código|nombre y apellidos|navegador|red|dispositivo|teléfono|aplicación|equipo|trabajo|búsqueda|búsquedas|archivo|archivos|despacho|abogado|abogada|portal|asunto|asuntos|datos|respuesta|solicitud|invitación|rol)',
  'puede usted|inténtelo|escríbanos|pídalo|ábralo|cópielo|guárdelo|recárguela|ciérrela|elíjala',
].join('|')

/** Orders of usted where one can stand. */
const USTED_IMPERATIVES = [
  'escriba|elija|revise|guarde|intente|vuelva|use|entre(?! (?:los|las|el|la|paréntesis|otros|otras|ellas|ellos|comillas|\\p{Lu}))|abra|inicie|confirme|ingrese|pida|evite|agregue|regístrese|espere|haga',
  'acepte|active|avise|busque|cambie|cierre|complete|consulte|copie|corrija|cree|dé|descargue|elimine|envíe|genere|indique|pruebe|quite|recargue|recupere|responda|seleccione|siga|suba|toque|vea|verifique|no (?:cierre|comparta|envíe|haga|olvide|reenvíe|use)',
].join('|')
const SAYS_USTED = new RegExp(`${WORD(USTED_FORMS)}|(?:^|[.;:¿¡(,]\\s+|\\n|\\s[yo]\\s)${WORD(USTED_IMPERATIVES)}`, 'iu')

const client = catalogue(clientVoice('es'))

const isRead = (module: string, id: string) => READ_BY_CLIENTS[module]?.test(id)

const visitorIds = new Set(
  Object.keys(readCatalogue('es', { without: modules().filter((name) => !READ_BY_VISITORS.includes(name)) }))
)

const isReadByVisitors = (id: string) =>
  MAILS_TO_VISITORS.test(id) ||
  (visitorIds.has(id) && !READ_BEHIND_SIGN_IN.test(id) && !SPECIFIED_BEFORE_SIGN_IN.includes(id))

const isDirect = (text: string, id = '') =>
  SAYS_TU.test(text) || SAYS_USTED.test(text) || (ORDERS_TU.test(text) && !OTHERWISE.includes(id))

test.group('Spanish before sign-in', () => {
  test('addresses its reader neither as a firm nor as a client', ({ assert }) => {
    const es = readCatalogue('es')
    const read = Object.keys(es).filter(isReadByVisitors)
    assert.isAbove(read.length, 800)
    const direct = (messages: Record<string, string>) =>
      read.filter((id) => id in messages && isDirect(messages[id]!, id)).map((id) => `${id}: ${messages[id]}`)
    assert.deepEqual(direct(es), [])
    assert.deepEqual(direct(readClientCatalogue()), [], 'an invited client has no account yet')
  })

  test('reads the messages of every catalogue that public pages load', ({ assert }) => {
    for (const id of ['forms.email', 'access.offline', 'errors.COD-419', 'invitation_link.role', 'portal_link.sent']) {
      assert.isTrue(isReadByVisitors(id), id)
    }
    for (const id of ['validation.choice', 'public.wait', 'mails.verify_email.body']) {
      assert.isTrue(isReadByVisitors(id), id)
    }
    assert.isFalse(isReadByVisitors('shell.home.no_role'))
    assert.isFalse(isReadByVisitors('mails.recovery.body'))
  })

  test('notices who is addressed', ({ assert }) => {
    const direct = [
      'Crea tu cuenta',
      'Escribe un correo válido',
      'Intenta de nuevo.',
      'No se guardó. Revisa la red.',
      'Elige una de las opciones',
      'Ya puedes continuar.',
      'Aún no tienes una cuenta.',
      'El despacho te asignará un rol.',
      'Recárgala: se conserva.',
      'Verifícalo en el Semanario.',
      'Prueba con menos palabras.',
      'Se permite, y envíala después.',
      'Podrás continuar en un minuto.',
      'Lo que habías escrito sigue aquí.',
      'Quizá quisiste buscar otra cosa.',
      'Escriba su correo',
      'Revise la red.',
      'Intente de nuevo.',
      'Inténtelo de nuevo.',
      'Escriba el código.',
      'Le enviamos uno.',
      'No se pudo abrir su cuenta.',
      'La sesión terminó; inicie otra.',
    ]
    assert.deepEqual(
      direct.filter((text) => !isDirect(text)),
      []
    )
    const impersonal = [
      'Ingresar el código de seis dígitos que enviamos.',
      'Hace falta un texto',
      'No se pudo guardar. Se puede intentar de nuevo.',
      'Su fuente lo da por abrogado o derogado; no se conoce la fecha',
      'Entre paréntesis, el intervalo de confianza.',
      'Según su transitorio',
      'Enviamos un código; vence en 15 minutos.',
    ]
    assert.deepEqual(
      impersonal.filter((text) => isDirect(text)),
      []
    )
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

  test('says tú nowhere in what is said to clients alone', ({ assert }) => {
    const own = Object.entries(readClientCatalogue())
    assert.isAbove(own.length, 100)
    const familiar = own.filter(([id, text]) => SAYS_TU.test(text) || (ORDERS_TU.test(text) && !OTHERWISE.includes(id)))
    assert.deepEqual(familiar, [])
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
