import type { AnalysisPanelContents } from '@generated/parts'

export type Status =
  'withdrawn' | 'ended' | 'interrupted' | 'superseded' | 'substituted' | 'reformed' | 'standing' | 'unknown'

/** The validity light of a document with what it rests on. */
export type Light = AnalysisPanelContents['research.validity']

/** Whether a document binds the reader's court. */
export type BindingForce = AnalysisPanelContents['research.binding']

/** Those who cite a document, one page of them. */
export type CitedBy = AnalysisPanelContents['research.cited_by']

/** A document about the same matter. */
export type Related = {
  href: string
  title: string
  documentType: string
  number: string | null
  publishedOn: string | null
}

/** A part of a summary. */
export type SummaryPart = {
  part: 'background' | 'issue' | 'criterion' | 'decision'
  sentences: { text: string; paragraph: number }[]
}
