import type { HomePanelContents } from '@generated/parts'
import type { Data } from '@generated/data'
import type { CourtKind } from '~/features/research/court/kinds'

export type Bilingual = { es: string; en: string }

export type Source = Data.Research.Source
export type SourceTab = Data.Research.Source.Variants['forTabs']
export type SourceFilter = Source['filters'][number]
export type Found = Data.Research.Found
export type Hit = Found['hits'][number]
export type Force = NonNullable<Hit['force']>
export type Relaxation = Found['relaxations'][number]
export type SourceResults = Data.Research.SourceResults
export type ListedDocument = Data.Research.LegalDocument
export type Analysis = Data.Research.Analysis

/** The court before which the reader litigates. */
export type Court = { kind: CourtKind; circuit: number | null; subject: string | null }
/** The matter that is searched for. */
export type SearchMatter = { title: string; href: string; hasCourt: boolean }

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** By contributing module, what it knows of each listed document. */
export type Marks = Record<string, Record<string, Json>>

/** A search that the reader made before. */
export type RecentSearch = HomePanelContents['research.recent']['items'][number]
