import type { Data } from '@generated/data'

export type LawReading = Data.Research.Law
export type LawBlock = LawReading['blocks'][number]
export type LawLine = LawBlock['lines'][number]
export type Condition = LawReading['condition']
export type Comparison = Data.Research.Comparison

/** Where an article stands in its law. */
export type ArticlePlace = Data.Research.ArticlePlace
