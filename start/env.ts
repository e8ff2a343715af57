import { Env } from '@adonisjs/core/env'
import { applyDefaults } from '#start/env_defaults'

const root = new URL('../', import.meta.url)

/**
 * The environment, validated at start. What is missing gets its default from `env_defaults.ts`; what is wrong stops the start with a sentence.
 */
await applyDefaults(root)

export default await Env.create(root, {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string({ format: 'host' }),
  APP_URL: Env.schema.string({ format: 'url', tld: false, protocol: true }),
  APP_KEY: Env.schema.secret(),
  FOJA_DATA: Env.schema.string(),
  TRUST_PROXY: Env.schema.string(),
  LOG_LEVEL: Env.schema.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const),

  DB_CONNECTION: Env.schema.enum(['sqlite', 'mysql'] as const),
  DB_HOST: Env.schema.string.optional({ format: 'host' }),
  DB_PORT: Env.schema.number.optional(),
  DB_SOCKET: Env.schema.string.optional(),
  DB_USER: Env.schema.string.optional(),
  DB_PASSWORD: Env.schema.string.optional(),
  DB_DATABASE: Env.schema.string.optional(),

  INTERNAL_DOMAIN: Env.schema.string.optional(),

  MAIL_DRIVER: Env.schema.enum(['local', 'smtp'] as const),
  MAIL_FROM: Env.schema.string(),
  MAIL_OUTBOX: Env.schema.enum(['closed', 'open'] as const),
  SMTP_URL: Env.schema.string.optional(),

  PRIVACY_NAME: Env.schema.string.optional(),
  PRIVACY_ADDRESS: Env.schema.string.optional(),
  PRIVACY_EMAIL: Env.schema.string.optional({ format: 'email' }),

  EMBED_ORIGINS: Env.schema.string.optional(),

  DRIVE_DISK: Env.schema.enum(['local'] as const),
  DOCUMENT_MAX_MB: Env.schema.number.optional(),
  DOCUMENT_MAX_MEDIA_MB: Env.schema.number.optional(),
  STORAGE_QUOTA_GB: Env.schema.number.optional(),
  CLAMAV_URL: Env.schema.string.optional(),

  API_CRYPT: Env.schema.enum(['on', 'off'] as const),
  API_ORIGINS: Env.schema.string.optional(),

  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.string.optional(),
  GOOGLE_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_USERINFO_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_CALENDAR_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CALENDAR_CLIENT_SECRET: Env.schema.string.optional(),
  GOOGLE_CALENDAR_AUTHORIZE_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_CALENDAR_TOKEN_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_CALENDAR_REVOKE_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  GOOGLE_CALENDAR_API_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),

  SEARCH_ENGINE: Env.schema.enum(['embedded', 'meilisearch'] as const),
  MEILISEARCH_URL: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  MEILISEARCH_KEY: Env.schema.secret.optional(),
  MEILISEARCH_INDEX: Env.schema.string.optional(),
  SOURCES_MIRROR: Env.schema.string.optional({ format: 'url', tld: false, protocol: true }),
  SUMMARIZER: Env.schema.string.optional(),
  SOURCES_SYNC: Env.schema.enum(['on', 'off'] as const),
})
