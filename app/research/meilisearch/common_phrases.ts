import { createHash } from 'node:crypto'
import { synonymGroups } from '#app/research/query/synonyms'
import { fold } from '#app/research/search/words/folding'
import { wordsOf } from '#app/research/search/words/word_scanner'

/** Phrases that stand in so many documents that their texts would have to be read for seconds, and that lawyers ask for every day. */
const COMMON = `
acto reclamado | actos reclamados | ad cautelam | agravio personal y directo | amparo directo | amparo en revisión | amparo indirecto | amparo adhesivo
autoridad responsable | autoridades responsables | carga de la prueba | cadena de custodia | causa de pedir | código civil | código de comercio
código fiscal de la federación | código nacional de procedimientos penales | código penal | concepto de violación | conceptos de violación
constitución política de los estados unidos mexicanos | contradicción de criterios | contradicción de tesis | control difuso | control de convencionalidad
cosa juzgada | debido proceso | derecho humano | derechos humanos | distrito federal | ciudad de méxico | estado de derecho | garantía de audiencia
igualdad y no discriminación | interés jurídico | interés legítimo | interés superior de la niñez | interés superior del menor | juez de distrito
jueces de distrito | juicio contencioso administrativo | juicio de amparo | juicio de nulidad | juicio oral | jurisprudencia por reiteración
ley de amparo | ley federal del trabajo | ley general | materia administrativa | materia civil | materia común | materia de amparo | materia laboral
materia penal | ministerio público | ministra presidenta | ministro ponente | mínimo vital | obligación alimentaria | orden público | parte actora
parte quejosa | patria potestad | pena de prisión | pensión alimenticia | perspectiva de género | pleno regional | poder judicial de la federación
presunción de inocencia | primera sala | principio de legalidad | principio de mayor beneficio | principio pro persona | prisión preventiva
prisión preventiva oficiosa | procedimiento abreviado | prueba ilícita | prueba pericial | prueba testimonial | reparación del daño
recurso de apelación | recurso de queja | recurso de reclamación | recurso de revisión | segunda sala | seguridad jurídica | seguridad social
semanario judicial de la federación | suprema corte | suprema corte de justicia | suprema corte de justicia de la nación | suspensión de plano
suspensión definitiva | suspensión del acto reclamado | suspensión provisional | tercero extraño | tesis aislada | tesis de jurisprudencia
tribunal colegiado | tribunal colegiado de circuito | tribunal federal de justicia administrativa | tribunal pleno | tribunal unitario
tribunales colegiados | tribunales colegiados de circuito | tutela judicial efectiva | valor probatorio | vinculación a proceso | violación procesal
violaciones procesales
`

/** Phrases that each document is marked with, so that who has them is known without a look at the texts: those above and all legal synonyms. */
class CommonPhrases {
  #byFirst = new Map<string, string[][]>()
  #known = new Set<string>()

  constructor() {
    const common = COMMON.split(/[|\n]/).map(wordsOf)
    const synonyms = synonymGroups.flatMap(({ members }) => members.map(({ words }) => words))
    for (const written of [...common, ...synonyms]) {
      const words = written.map((word) => fold(word.normalize('NFC')))
      const key = words.join(' ')
      if (words.length < 2 || this.#known.has(key)) continue
      this.#known.add(key)
      this.#byFirst.set(words[0], [...(this.#byFirst.get(words[0]) ?? []), words])
    }
  }

  /** Changes with the list: an index that was written with another does not have the marks of this one. */
  get version(): string {
    const list = [...this.#known].sort().join('\n')
    return createHash('sha256').update(list).digest('hex').slice(0, 8)
  }

  has(words: readonly string[]): boolean {
    return this.#known.has(words.join(' '))
  }

  /** Those of which all words follow each other within one of the texts (folded words). */
  in(texts: readonly (readonly string[])[]): string[][] {
    const found = new Set<string[]>()
    for (const words of texts)
      words.forEach((first, place) => {
        for (const phrase of this.#byFirst.get(first) ?? [])
          if (!found.has(phrase) && phrase.every((word, index) => words[place + index] === word)) found.add(phrase)
      })
    return [...found]
  }
}

export const commonPhrases = new CommonPhrases()
