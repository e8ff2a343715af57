import { RequestValidator } from '@adonisjs/core/http'
import { languageOf } from '#app/workspaces/context'
import { ValidationMessages } from '#app/core/messages/validation_messages'

RequestValidator.messagesProvider = (ctx) => new ValidationMessages(languageOf(ctx))
