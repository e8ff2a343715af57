import type Page from '~/pages/settings/sources/index'
import type { Kind } from './vocabulary'
import type { InertiaPages } from '@adonisjs/inertia/types'
type P = Parameters<typeof Page>
export const a: P = 1
export const b: Kind = 1
export const c: InertiaPages['settings/sources/index'] = 1
export const d: ReturnType<typeof Page> = 1
