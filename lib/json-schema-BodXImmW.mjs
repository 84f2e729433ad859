// src/engine/pipeline/schema/json-schema.ts
/** The name of the definition that a `$ref` points at. */
function definitionName(ref) {
	return decodeURIComponent(ref.replace("#/definitions/", ""));
}
export { definitionName as t };
