import { router } from '@inertiajs/react'
import { route } from '~/routes'

type Method = 'post' | 'put' | 'delete'
type Options = { data?: Record<string, never> | object; onSuccess?: () => void; onFinish?: () => void }

/** Does something with a matter and stays on the page. */
export function call(method: Method, path: string, { data = {}, onSuccess, onFinish }: Options = {}) {
  router.visit(path, {
    method,
    data: data as Record<string, never>,
    preserveScroll: true,
    preserveState: true,
    headers: { blockType: 'button' },
    onSuccess,
    onFinish,
  })
}

/** Address of a part of a matter. */
export const partOf = (id: number, part: string) => `${route('law_firm.matters.update', { dossierId: id })}/${part}`
