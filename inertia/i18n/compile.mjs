import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'

export const locales = ['es', 'en']

/** Catalogues that only the server reads; the browser does not get them and its code cannot name their ids. */
export const serverOnly = [
  'mails',
  'mails_accounts',
  'mails_auth',
  'mails_backoffice',
  'mails_firms',
  'mails_hearings',
  'mails_invitations',
  'mails_join',
  'mails_notices',
  'mails_portal',
  'mails_settings',
  'validation',
  'commands',
]

/** Catalogues that the pages of sign-in need; they come without the rest. */
export const publicModules = [
  'access',
  'common',
  'errors',
  'forms',
  'invitation_link',
  'join',
  'outbox',
  'portal_link',
  'privacy',
  'recovery',
  'shell',
  'sign_in',
]

/** Catalogues that the public pages of the library need beside those of sign-in; what lies behind sign-in has them with the rest. */
export const libraryModules = [
  'citations',
  'judiciary',
  'laws',
  'lists',
  'public',
  'research',
  'sources',
  'sources_cjf',
  'sources_federal_laws',
  'sources_scjn',
  'sources_state_laws',
]

export const root = fileURLToPath(new URL('./', import.meta.url))

/** Names of the modules that have a catalogue in Spanish, the default language, in alphabetical order. */
export function modules(folder = root) {
  return readdirSync(join(folder, 'es'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort()
}

/** The messages of one language, id to ICU text. Throws on an id that two modules use. */
export function readCatalogue(locale, { folder = root, without = [] } = {}) {
  const catalogue = {}
  for (const module of modules(folder).filter((name) => !without.includes(name))) {
    const messages = JSON.parse(readFileSync(join(folder, locale, `${module}.json`), 'utf8'))
    const taken = Object.keys(messages).find((id) => id in catalogue)
    if (taken) throw new Error(`${locale}/${module}.json: "${taken}" is already in another module`)
    Object.assign(catalogue, messages)
  }
  return catalogue
}

/** What Spanish says to clients of firms in other words than to firms, id to ICU text: usted for tú. */
export function readClientCatalogue({ folder = root, without = [] } = {}) {
  const kept = readdirSync(join(folder, 'es_client')).filter((file) => file.endsWith('.json'))
  const names = kept.map((file) => basename(file, '.json')).filter((name) => !without.includes(name))
  return Object.assign(
    {},
    ...names.map((name) => JSON.parse(readFileSync(join(folder, 'es_client', `${name}.json`), 'utf8')))
  )
}

/** ICU texts to the syntax trees that react-intl reads without its parser. Throws with the id of a text that is not ICU. */
export function compileMessages(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => {
      try {
        return [id, parse(text)]
      } catch (error) {
        throw new Error(`"${id}" is not an ICU message: ${error.message}`, { cause: error })
      }
    })
  )
}

/** Ids that one language has and the other lacks, as sentences; empty when both have the same. */
export function missingIds(es, en) {
  const absent = (from, to, name) =>
    Object.keys(from).flatMap((id) => (id in to ? [] : [`${id} is missing in ${name}`]))
  return [...absent(es, en, 'en'), ...absent(en, es, 'es')]
}

/** The text of messages.d.ts: one import a module, so that the compiler knows every id. */
export function typesSource(names) {
  const local = (name) => `${name.replace(/[_-](\w)/g, (_, letter) => letter.toUpperCase())}Messages`
  const imports = names.map((name) => `import type ${local(name)} from './es/${name}.json'`)
  const union = names.map((name) => `  | keyof typeof ${local(name)}`)
  return [
    '// Written by compile.mjs from the Spanish catalogues.',
    ...imports,
    '',
    '/** Id of a message in the catalogues; a wrong one does not compile. */',
    'export type MessageId =',
    ...union,
    '',
    'declare global {',
    '  namespace FormatjsIntl {',
    '    interface Message {',
    '      ids: MessageId',
    '    }',
    '  }',
    '}',
    '',
  ].join('\n')
}

/** Names of the modules whose messages the browser gets. */
export function clientModules(folder = root) {
  return modules(folder).filter((name) => !serverOnly.includes(name))
}

/** Writes messages.d.ts when the modules have changed. */
export function writeTypes(folder = root) {
  const file = join(folder, 'messages.d.ts')
  const source = typesSource(clientModules(folder))
  if (source !== readFileSync(file, { encoding: 'utf8', flag: 'a+' })) writeFileSync(file, source)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [es, en] = locales.map((locale) => readCatalogue(locale))
  const missing = missingIds(es, en)
  compileMessages(es)
  compileMessages(en)
  writeTypes()
  process.stdout.write(`${Object.keys(es).length} messages\n${missing.map((line) => `${line}\n`).join('')}`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
