import env from '#start/env'

const api = {
  /** Whether answers to calls with a token carry `crypt` instead of `data`. */
  crypt: env.get('API_CRYPT') === 'on',
  /** Pages of other sites that may call /api/v1 from a browser. None by default. */
  origins: (env.get('API_ORIGINS') ?? '').split(/[\s,]+/).filter(Boolean),
}

/** How long tokens of programs live. */
export const TOKEN_LIFE = { accessMinutes: 15, refreshDays: 30, personalDays: 365 } as const

export default api
