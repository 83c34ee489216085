// The import of a Sass module in tests: every class is called by its own name.
module.exports = new Proxy({ __esModule: true }, { get: (module, name) => module[name] ?? name });
