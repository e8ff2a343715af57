import type { Data } from '@generated/data'

/** Props that every page gets. */
export type SharedProps = Data.SharedProps
