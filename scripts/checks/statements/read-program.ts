import { getLibFiles, libFolderInMemoryPath, ts } from '@ts-morph/common';

/**
 * Reads the types of source files, with the settings of the project. TypeScript 7 has no interface for
 * programs yet, so this is the compiler of version 6, as @ts-morph/common carries it. It keeps the language's
 * own declarations in memory.
 */
export function readProgram(folder: string, isRead: (file: string) => boolean): ts.Program {
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const declarations = new Map(
    getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]),
  );
  return ts.createProgram(fileNames.filter(isRead), options, {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: (of) => `${libFolderInMemoryPath}/${ts.getDefaultLibFileName(of)}`,
    fileExists: (file) => declarations.has(file) || host.fileExists(file),
    readFile: (file) => declarations.get(file) ?? host.readFile(file),
    getSourceFile(file, version, ...others) {
      const text = declarations.get(file);
      return text === undefined
        ? host.getSourceFile(file, version, ...others)
        : ts.createSourceFile(file, text, version);
    },
  });
}
