import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Registry } from '#app/core/contributions/registry'
import type { Json, Viewer } from '#app/core/contributions/registries'
import type { Court } from '#app/research/asking/court'
import type { Reader } from '#app/research/http/reader'

/** A panel beside a document of the library, drawn by `key`. `load` returns null when it has nothing to say to this person. */
export interface AnalysisPanel {
  key: string
  order?: number
  load(reader: Reader, documentId: number): Promise<Json | null>
}

export const analysisPanels = new Registry<AnalysisPanel, 'analysis'>('analysis')

/** What another module knows of the documents of a list, for who looks: by document id, those of which there is nothing left out. */
export interface ResultMark {
  key: string
  order?: number
  /** A constant number of queries, whatever the number of documents. */
  load(viewer: Viewer, documentIds: number[]): Promise<Record<number, Json>>
}

export const resultMarks = new Registry<ResultMark, 'marks of results'>('marks of results')

/** Who knows whether documents still hold, told as one word each: `standing`, `superseded`, `interrupted`, `reformed`… */
export interface DocumentLight {
  key: string
  order?: number
  /** Documents of which nothing is known are left out. A constant number of queries. */
  of(documentIds: number[], trx?: TransactionClientContract): Promise<Map<number, string>>
}

export const documentLights = new Registry<DocumentLight>('lights of documents')

/** A matter that somebody searches for, and the court before which it is. */
export interface MatterCourt {
  title: string
  href: string
  /** Null when the matter has none, or nothing tells what it is. */
  court: Court | null
}

/** Who knows the courts of matters. */
export interface MatterCourtSource {
  key: string
  order?: number
  /** Null when this person may not see the matter. */
  of(viewer: Viewer, matterId: number): Promise<MatterCourt | null>
}

export const matterCourts = new Registry<MatterCourtSource>('courts of matters')
