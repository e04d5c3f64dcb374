import { createLogger, type Logger, type LogLevel } from 'vite'

/** Vite's logger without the warning about Vite's own composed CSS modules: those files import no assets. */
export function buildLogger(level: LogLevel): Logger {
  const logger = createLogger(level)
  const { warnOnce } = logger
  logger.warnOnce = (message, options) => {
    if (!message.includes('postcss.parse')) warnOnce(message, options)
  }
  return logger
}
