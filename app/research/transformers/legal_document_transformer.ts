import { BaseTransformer } from '@adonisjs/core/transformers'
import { endOf } from '#app/research/laws/condition'
import { isDatedByListing, textOriginOf } from '#app/research/laws/text_origin'
import type LegalDocument from '#app/research/models/legal_document'
import { citationsOf, writCitation } from '#app/research/reading/citation_forms'
import { decisionDate, knownDate } from '#app/research/reading/known_dates'
import { placeOf } from '#app/research/reading/place'
import { todayInMexico } from '#app/core/mexico'

const FORCES = { Jurisprudencia: 'binding', Aislada: 'isolated' } as const

/** A document of the library, without its text. What a field says is what its source says; nothing is concluded from it. */
export default class LegalDocumentTransformer extends BaseTransformer<LegalDocument> {
  toObject() {
    return {
      ...this.pick(this.resource, ['id', 'source', 'slug', 'documentType']),
      /** As a writ cites it. */
      citation: writCitation(this.resource),
      /** As far as it is known: a day, a month or a year. */
      publishedOn: knownDate(this.resource),
      decidedOn: decisionDate(this.resource),
      force: this.force(),
      type: this.facet('tipo')[0] ?? null,
      number: this.fact('thesisNumber') ?? this.fact('caseNumber'),
      epoch: this.facet('epoca')[0] ?? null,
      court: this.facet('instancia').at(-1) ?? this.facet('organo')[0] ?? null,
      subjects: this.facet('materia'),
      registration: this.fact('registration'),
      rapporteur: this.fact('rapporteur'),
      place: placeOf(this.fact('location')),
      outcome: this.facet('sentidoSentencia').join(', ') || null,
      ...this.ofLaws(),
    }
  }

  forAnalysis() {
    return {
      ...this.toObject(),
      ...this.pick(this.resource, ['title', 'url', 'metadata']),
      citations: citationsOf(this.resource),
    }
  }

  /** Of a law, or an article of one: where it stands, whose it is, how its text came about and whether it is law no more. */
  private ofLaws() {
    const { kind } = this.resource
    const origin = textOriginOf(this.resource)
    return {
      isArticle: kind === 'articulo',
      path: [this.fact('law'), ...(this.fact('division')?.split(' › ') ?? [])].filter((step) => step !== null),
      state: this.facet('estado')[0] ?? null,
      origin,
      isDatedByListing: isDatedByListing(this.resource),
      /** What its listing tells of a reform that this text does not have, in words. */
      textBehind: this.fact('textBehind'),
      isAbrogated: origin !== null && endOf(this.resource, todayInMexico())?.kind === 'abrogated',
    }
  }

  /** Whether a thesis binds, as the Court publishes it; null for what is no thesis. */
  private force() {
    const type = this.facet('tipo')[0] as keyof typeof FORCES
    return this.resource.documentType === 'tesis' ? (FORCES[type] ?? null) : null
  }

  private facet(name: string): string[] {
    return this.resource.facets[name] ?? []
  }

  private fact(key: string): string | null {
    return this.resource.metadata.find((one) => one.key === key)?.value ?? null
  }
}
