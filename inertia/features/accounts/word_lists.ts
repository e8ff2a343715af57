import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import englishWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import englishNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs'
import englishSequences from '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs'
import spanishWords from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs'
import spanishNames from '@zxcvbn-ts/language-es-es/dist/firstnames.json.mjs'
import spanishSurnames from '@zxcvbn-ts/language-es-es/dist/lastnames.json.mjs'
import spanishSequences from '@zxcvbn-ts/language-es-es/dist/wordSequences.json.mjs'

/** What is tried first here, and is too far down in lists from elsewhere. */
const FIRST_TRIED = [
  ...['foja', 'contraseña', 'contrasena', 'despacho', 'abogado', 'abogada', 'licenciado', 'licenciada', 'mexico'],
  ...['expediente', 'juzgado', 'amparo', 'justicia', 'bienvenido', 'guadalupe', 'chivas', 'america', 'cruzazul'],
]

/** Words that guessers try: those of breaches, of both languages of the product, names, and words that it would use itself. */
export const words = {
  dictionary: {
    ...dictionary,
    'product': FIRST_TRIED,
    'commonWords-es-es': spanishWords,
    'firstnames-es-es': spanishNames,
    'lastnames-es-es': spanishSurnames,
    ...spanishSequences,
    'commonWords-en': englishWords,
    'firstnames-en': englishNames,
    ...englishSequences,
  },
  graphs: adjacencyGraphs,
}
