/** The parts of an OpenAPI 3.1 document that this project reads. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  default?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  required?: string[]
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required?: boolean
  description?: string
  example?: unknown
  schema: JsonSchema
}

interface Content {
  schema: JsonSchema
}

export interface ApiResponse {
  description?: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, Content>
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  /** Empty if no token is needed. */
  security?: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, ApiResponse>
}

export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}
