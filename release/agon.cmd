@echo off
rem Starts Agon with the Java 25 or later that JAVA_HOME or the PATH names.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
chcp 65001 >nul
rem Vectors make some games faster. That their module is not final yet Java says each time; it is no news.
"%java%" "@%~dp0jvm.options" --add-modules=jdk.incubator.vector -jar "%~dp0agon.jar" %*
set code=%errorlevel%
rem Bad input ends with 2. Anything else may be a Java that is too old to understand how it was started, or none.
if not %code%==0 if not %code%==2 ("%java%" --version >nul 2>nul || echo agon: install Java 25 or later ^(for example from adoptium.net^) or set JAVA_HOME to one 1>&2)
exit /b %code%
