import type { Data } from '@generated/data'

export type Bilingual = { es: string; en: string }

export type Source = Data.Research.Source
export type SourceTab = Data.Research.Source.Variants['forTabs']
export type SourceFilter = Source['filters'][number]
export type Found = Data.Research.Found
export type Hit = Found['hits'][number]
export type ListedDocument = Data.Research.LegalDocument
export type Analysis = Data.Research.Analysis

/** A search that the reader made before. */
export type RecentSearch = {
  id: number
  href: string
  source: Bilingual
  text: string
  filters: { name: string; label: Bilingual; values: string[] }[]
  total: number
  searchedAt: string
}
