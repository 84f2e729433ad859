import { i as textIfReadable } from "./regular-file-CZ81dcJu.mjs";
import { t as definitionName } from "./json-schema-BodXImmW.mjs";
import { a as ROOT, g as readFlags, i as PROJECT, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { n as writeLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
// src/engine/pipeline/schema/editor-help.ts
/**
* Adds what editors show beside the rules themselves: an "add block" menu, completion of links,
* anchors and pictures from the live lists, and plain words where a pattern fails.
*/
function addEditorHelp(schema, name) {
	const definitions = { ...schema.definitions };
	for (const [definition, live] of Object.entries(LIVE_LISTS)) {
		const known = definitions[definition];
		if (known) definitions[definition] = {
			...known,
			...fromList(live)
		};
	}
	const image = definitions.Image;
	if (image) definitions.Image = pictureHelp(image);
	for (const [definition, message] of Object.entries(PATTERN_MESSAGES)) {
		const known = definitions[definition];
		if (known) definitions[definition] = {
			...known,
			patternErrorMessage: message
		};
	}
	const block = definitions.Block;
	if (block) definitions.Block = {
		...block,
		defaultSnippets: blockSnippets(block, definitions)
	};
	return {
		...schema,
		$comment: `Generated from the types by \`npm run schema\`. Do not edit. (${name})`,
		definitions
	};
}
/** Definitions whose values editors complete and check with `routes.schema.json`. */
const LIVE_LISTS = {
	AliasPath: "alias",
	Folder: "folder",
	Href: "href",
	IsoDate: "day",
	MediaPath: "media",
	RichText: "richText",
	Route: "route",
	SharedName: "shared",
	Text: "text"
};
function fromList(live) {
	return { allOf: [{ $ref: `routes.schema.json#/definitions/${live}` }] };
}
/** Of all media only pictures can stand in a picture, and none without words. */
function pictureHelp(image) {
	const properties = {
		src: fromList("picture"),
		alt: fromList("alt")
	};
	return {
		...image,
		allOf: [{ properties }]
	};
}
const PATTERN_MESSAGES = {
	Text: "This text is empty. Write it, or delete the field if it is not needed.",
	Html: "This text is empty. Write it, or delete the field if it is not needed.",
	RichText: "This text is empty. Write it, or delete the field if it is not needed.",
	Anchor: "An anchor has small letters, digits and hyphens only, and begins with a letter, for example \"our-prices\".",
	FactName: "The name of a fact has small letters, digits and hyphens only, and begins with a letter, for example \"owner\".",
	IsoDate: "A day is written as year-month-day, for example \"2026-11-21\".",
	Origin: "Write the address of a site without a path, for example \"https://www.example.com\".",
	FormHost: "Write a host over https and without a path, for example \"https://forms.example.com\".",
	FormAddress: "Write a full address over https, for example \"https://forms.example.com/12\".",
	MediaPath: "A picture or film lies in the media folder: its path begins with \"/media/\"."
};
function blockSnippets(block, definitions) {
	return (block.allOf ?? []).map(({ then: member }) => {
		const target = member?.$ref === void 0 ? void 0 : definitions[definitionName(member.$ref)];
		const tag = String(target?.properties?.type?.const);
		return {
			label: tag,
			description: target?.description,
			body: target ? skeleton(target, definitions) : { type: tag }
		};
	});
}
/** The smallest value of a schema: its required fields, with places to fill. */
function skeleton(schema, definitions) {
	if (schema.$ref !== void 0) {
		const target = definitions[definitionName(schema.$ref)];
		return target ? skeleton(target, definitions) : "";
	}
	if (schema.const !== void 0) return schema.const;
	if (schema.properties) {
		const required = schema.required ?? [];
		return Object.fromEntries(Object.entries(schema.properties).filter(([key]) => required.includes(key)).map(([key, value]) => [key, skeleton(value, definitions)]));
	}
	if (schema.type === "array") {
		const item = schema.items ? skeleton(schema.items, definitions) : "";
		return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
	}
	if (schema.type === "number" || schema.type === "integer") return 1;
	return "";
}
// src/engine/pipeline/schema/sources.ts
/** The documents an author writes, each with the interface that defines it. */
const SCHEMA_SOURCES = {
	page: {
		file: "src/engine/model/page-file.ts",
		type: "PageFile"
	},
	shared: {
		file: "src/engine/model/shared-file.ts",
		type: "SharedFile"
	},
	post: {
		file: "src/engine/model/post-file.ts",
		type: "PostFile"
	},
	sources: {
		file: "src/engine/model/sources-file.ts",
		type: "SourcesFile"
	},
	site: {
		file: "src/engine/model/site-file.ts",
		type: "SiteFile"
	}
};
// src/engine/pipeline/schema/tag-unions.ts
/** Fields by which the members of a union are told apart. */
const TAGS = ["type", "provider"];
/**
* Rewrites unions of interfaces that are told apart by such a field into one `if`/`then` per member.
* With the generator's `anyOf` a single mistake is reported once for every member of the union;
* in this form validators and editors report it once, at its place.
*/
function tagUnions(schema) {
	const definitions = { ...schema.definitions };
	for (const [name, definition] of Object.entries(definitions)) for (const tag of TAGS) {
		const members = definition.anyOf && tagged(tag, definition.anyOf, definitions);
		if (members) definitions[name] = tagUnion(tag, definition, members);
	}
	return {
		...schema,
		definitions
	};
}
function tagged(tag, union, definitions) {
	const members = [];
	for (const ref of union) {
		const value = (ref.$ref === void 0 ? void 0 : definitions[definitionName(ref.$ref)])?.properties?.[tag]?.const;
		if (typeof value !== "string") return void 0;
		members.push({
			value,
			ref
		});
	}
	return members;
}
function tagUnion(tag, definition, members) {
	const { anyOf: _, ...rest } = definition;
	return {
		...rest,
		type: "object",
		required: [tag],
		properties: { [tag]: {
			type: "string",
			enum: members.map(({ value }) => value)
		} },
		allOf: members.map(({ value, ref }) => ({
			if: {
				type: "object",
				required: [tag],
				properties: { [tag]: { const: value } }
			},
			then: ref
		}))
	};
}
// src/engine/pipeline/schema/generate.ts
/**
* Generates the JSON Schema of one kind of document from its TypeScript interface.
*
* @param root the folder that holds `src/` and `tsconfig.json`
* @param name which document
*/
function generateSchema(root, name) {
	const { file, type } = SCHEMA_SOURCES[name];
	return addEditorHelp(tagUnions(createGenerator({
		path: join(root, file),
		tsconfig: join(root, "tsconfig.json"),
		type,
		topRef: true,
		expose: "export",
		jsDoc: "extended",
		extraTags: ["maxJoinedLength"],
		additionalProperties: false,
		skipTypeCheck: true
	}).createSchema(type)), name);
}
// src/cli/schema.ts
const schema = { async run(args) {
	const flags = readFlags(args, {
		check: { type: "boolean" },
		live: { type: "boolean" }
	});
	if (flags.live || PROJECT !== ROOT) {
		await writeLiveLists(foldersFrom({}));
		return 0;
	}
	const stale = names().filter((name) => textOf(name) !== textIfReadable(fileOf(name)));
	if (flags.check) return reportStale(stale);
	mkdirSync(join(ROOT, "schema"), { recursive: true });
	for (const name of stale) writeFileSync(fileOf(name), textOf(name));
	await writeLiveLists(foldersFrom({}));
	const written = stale.map((name) => `schema/${name}.schema.json`);
	process.stdout.write(written.length === 0 ? "The schemas are up to date.\n" : `Written: ${written.join(", ")}\n`);
	return 0;
} };
function reportStale(stale) {
	if (stale.length === 0) return 0;
	process.stderr.write(`Out of date: ${stale.join(", ")}. Run \`npm run schema\` and commit the result.\n`);
	return 1;
}
function names() {
	return Object.keys(SCHEMA_SOURCES);
}
function textOf(name) {
	return `${JSON.stringify(generateSchema(ROOT, name), null, 2)}\n`;
}
function fileOf(name) {
	return join(ROOT, "schema", `${name}.schema.json`);
}
export { schema };
