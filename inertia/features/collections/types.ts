import type { Data } from '@generated/data'
import type { AnalysisPanelContents, ResultMarkContents } from '@generated/parts'

/** What this person and their firm have said of a document in a list. */
export type Saved = ResultMarkContents['collections.saved'][number]

/** The firm's word on whether a document holds. */
export type Mark = 'valid' | 'invalid'

export type CollectionLine = Data.Collections.Collection
export type CollectionItem = Data.Collections.CollectionItem
export type FavoriteLine = Data.Collections.Favorite
export type AlertLine = Data.Collections.Alert
export type AlertHit = Data.Collections.AlertHit
export type Sharing = CollectionLine['sharing']
export type Frequency = AlertLine['frequency']

/** A document that is to be kept. */
export type Keepable = { id: number; citation: string }

/** The content of the panel `collections.saved`. */
export type SavedPanel = AnalysisPanelContents['collections.saved']
